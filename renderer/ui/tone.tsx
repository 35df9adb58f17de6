import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** How urgent a message is; each has a colour and an icon of its own shape. */
export type Tone = (typeof tones)[number];

/** The shape that tells a tone apart without its colour. */
export const toneIcon = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
} satisfies Record<Tone, LucideIcon>;
