import { z } from 'zod';
import { type Answered, answeredSchema } from '../../shared/ipc/channel.ts';
import { channels, pushes } from '../../shared/ipc/contract.ts';
import { type ChannelName, type PushName, type WindowApi, windowApiName } from '../../shared/ipc/names.ts';

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

/** Puts a question to main. What comes back is parsed; what has not the declared form is a bug and throws. */
export async function ask<Name extends ChannelName>(
  name: Name,
  input: Input<Name>,
): Promise<Answered<Output<Name>>> {
  const answer = await window[windowApiName].ask[name](input);
  return answeredSchema(channels[name].output).parse(answer) as Answered<Output<Name>>;
}

/** Listens to what main tells unasked; returns how to stop. */
export function listen<Name extends PushName>(
  name: Name,
  hear: (payload: Payload<Name>) => void,
): () => void {
  return window[windowApiName].listen[name]((payload) => hear(pushes[name].parse(payload) as Payload<Name>));
}

/** A new id for an intent of the person: sent twice, it happens once. */
export function newCommandId(): string {
  return crypto.randomUUID();
}
