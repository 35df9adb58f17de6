import { z } from 'zod';

/** SHA-256 of a portrait's bytes in hexadecimal, by which documents name it. */
export const portraitHashSchema = z.string().regex(/^[0-9a-f]{64}$/);
