import type { z } from 'zod';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { channels, pushes } from '../../shared/ipc/contract.ts';
import type { ChannelName, PushName } from '../../shared/ipc/names.ts';

/** A channel's input, parsed. */
export type Input<Name extends ChannelName> = z.output<(typeof channels)[Name]['input']>;

/** What a channel's answer holds when it is granted, as it is sent; the window reads `z.output` of it. */
export type Output<Name extends ChannelName> = z.input<(typeof channels)[Name]['output']>;

/** Answers one channel; expected refusals are answers, and throwing means a bug. */
export type Handler<Name extends ChannelName> = (
  input: Input<Name>,
) => Answered<Output<Name>> | Promise<Answered<Output<Name>>>;

/** One handler for each of some channels. */
export type HandlersOf<Name extends ChannelName> = { readonly [Each in Name]: Handler<Each> };

/** One handler for every channel but those that are asked before there is a library. */
export type Handlers = HandlersOf<Exclude<ChannelName, `question.${string}`>>;

/** The channels of one area, `library` for instance. */
export type Area<Prefix extends string> = Extract<ChannelName, `${Prefix}.${string}`>;

/** Tells every window something. */
export type Broadcast = <Name extends PushName>(name: Name, payload: z.input<(typeof pushes)[Name]>) => void;
