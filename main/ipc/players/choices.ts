import { z } from 'zod';
import {
  noSecrets,
  type PlayersSecrets,
  playersSecretsSchema,
  playersStyleSchema,
  usualStyle,
  withNewcomers,
} from '../../../shared/encounter/players-view.ts';
import type { Answered } from '../../../shared/ipc/channel.ts';
import { granted } from '../../../shared/rules/core/result.ts';
import type { Store } from '../../store/store.ts';

/** A setting that no window reads by itself. */
const key = 'playersWindow';

const choicesSchema = z.object({
  /** The display last chosen; null before one was. */
  display: z.number().nullable(),
  style: playersStyleSchema,
  encounters: z.record(z.string(), playersSecretsSchema),
});

/** What game masters have chosen for their players; how it is shown holds for all encounters. */
export type PlayersChoices = z.infer<typeof choicesSchema>;

/** Reads what was chosen; what was not, or cannot be read, is as in the beginning. */
export function readChoices({ settings }: Store): PlayersChoices {
  const kept = choicesSchema.safeParse(settings.all()[key]);
  return kept.success ? kept.data : { display: null, style: usualStyle, encounters: {} };
}

/** What was chosen about one encounter. */
export function secretsOf({ encounters }: PlayersChoices, id: string): PlayersSecrets {
  return (Object.hasOwn(encounters, id) ? encounters[id] : undefined) ?? noSecrets;
}

function put(
  store: Store,
  { display, style, encounters }: PlayersChoices,
  id: string,
  secrets: PlayersSecrets,
): void {
  const others = Object.entries(encounters).filter(
    ([other]) => other !== id && store.documents.find(other).ok,
  );
  store.settings.put(key, { display, style, encounters: Object.fromEntries([...others, [id, secrets]]) });
}

/** Keeps what was chosen, and forgets encounters that are no longer in the library. */
export function keepChoices(
  store: Store,
  choices: PlayersChoices,
  id: string,
  secrets: PlayersSecrets,
): Answered<null> {
  return store.commit(() => {
    put(store, choices, id, secrets);
    return granted(null);
  });
}

/** Keeps whom of those who have come the players do not see, within the transaction that lets them come. */
export function keepUnseen(
  store: Store,
  id: string,
  newcomers: readonly number[],
  unseen: readonly number[],
): void {
  const choices = readChoices(store);
  const before = secretsOf(choices, id);
  const secrets = withNewcomers(before, newcomers, unseen);
  if (unseen.length > 0 || secrets.hidden.length < before.hidden.length) put(store, choices, id, secrets);
}
