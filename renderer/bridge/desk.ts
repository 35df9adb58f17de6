import * as z from 'zod/mini';
import { type Answered, answeredSchema, type Channel, type Push } from '../../shared/ipc/channel.ts';
import type { channels, pushes } from '../../shared/ipc/contract.ts';
import { type ChannelName, type PushName, type WindowApi, windowApiName } from '../../shared/ipc/names.ts';
import { startChannels } from '../../shared/ipc/start-contract.ts';

// Our policy allows no code from strings, which zod would otherwise use to go faster.
z.config({ jitless: true });

declare global {
  interface Window {
    readonly [windowApiName]: WindowApi;
  }
}

type Input<Name extends ChannelName> = z.input<(typeof channels)[Name]['input']>;
export type Output<Name extends ChannelName> = z.output<(typeof channels)[Name]['output']>;
type Payload<Name extends PushName> = z.output<(typeof pushes)[Name]>;

let loading: Promise<typeof import('../../shared/ipc/contract.ts')> | undefined;

/** The contract as a whole, which the first screen does without. */
function contract(): typeof loading & object {
  loading ??= import('../../shared/ipc/contract.ts');
  return loading;
}

const light: Readonly<Partial<Record<ChannelName, Channel>>> = startChannels;

/** A question put ahead, with its answer as soon as it is there. */
interface Early {
  readonly coming: Promise<unknown>;
  answer?: Answered<unknown>;
}

const early = new Map<string, Early>();

function questionOf(name: ChannelName, input: unknown): string {
  return JSON.stringify([name, input]);
}

async function put<Name extends ChannelName>(
  name: Name,
  input: Input<Name>,
): Promise<Answered<Output<Name>>> {
  const answered = window[windowApiName].ask[name](input);
  // What the answer is parsed with is on its way at the same time.
  const { output } = light[name] ?? (await contract()).channels[name];
  return answeredSchema(output).parse(await answered) as Answered<Output<Name>>;
}

/** Puts a question ahead of the page that will ask it, which then gets this answer; for reading only. */
export function askEarly<Name extends ChannelName>(name: Name, input: Input<Name>): void {
  const asked: Early = {
    coming: put(name, input).then((answer) => {
      asked.answer = answer;
      return answer;
    }),
  };
  early.set(questionOf(name, input), asked);
}

/** What main has said to a question that was put ahead and is still to be asked; a page then shows it at once. */
export function answeredEarly<Name extends ChannelName>(
  name: Name,
  input: Input<Name>,
): Answered<Output<Name>> | undefined {
  return early.get(questionOf(name, input))?.answer as Answered<Output<Name>> | undefined;
}

/** Puts a question to main. What comes back is parsed; what has not the declared form is a bug and throws. */
export function ask<Name extends ChannelName>(
  name: Name,
  input: Input<Name>,
): Promise<Answered<Output<Name>>> {
  const question = questionOf(name, input);
  const asked = early.get(question);
  early.delete(question);
  return asked === undefined ? put(name, input) : (asked.coming as Promise<Answered<Output<Name>>>);
}

/** Listens to what main tells unasked; returns how to stop. */
export function listen<Name extends PushName>(
  name: Name,
  hear: (payload: Payload<Name>) => void,
): () => void {
  let isHeard = true;
  const stop = window[windowApiName].listen[name](async (payload) => {
    // One promise for all of them, so that they are heard in the order in which they were told.
    const form: Push = (await contract()).pushes[name];
    if (isHeard) hear(z.parse(form, payload) as Payload<Name>);
  });
  return () => {
    isHeard = false;
    stop();
  };
}

/** A new id for an intent of the person: sent twice, it happens once. */
export function newCommandId(): string {
  return crypto.randomUUID();
}
