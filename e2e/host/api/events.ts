import { EventEmitter } from 'node:events';

/** The events that the host really sends, and those that may be listened to although they never come. */
export const supportedEvents = {
  app: [
    'activate',
    'before-quit',
    'browser-window-created',
    'quit',
    'ready',
    'render-process-gone',
    'second-instance',
    'web-contents-created',
    'will-quit',
    'window-all-closed',
  ],
  BrowserWindow: [
    'blur',
    'close',
    'closed',
    'enter-full-screen',
    'focus',
    'hide',
    'leave-full-screen',
    'maximize',
    'minimize',
    'move',
    'page-title-updated',
    'ready-to-show',
    'resize',
    'restore',
    'show',
    'unmaximize',
  ],
  WebContents: [
    'before-input-event',
    'console-message',
    'destroyed',
    'did-create-window',
    'did-fail-load',
    'did-finish-load',
    'did-navigate',
    'did-navigate-in-page',
    'did-start-loading',
    'did-stop-loading',
    'dom-ready',
    'page-title-updated',
    'preload-error',
    'render-process-gone',
    'will-attach-webview',
    'will-frame-navigate',
    'will-navigate',
    'will-prevent-unload',
  ],
  Session: ['will-download'],
  NativeTheme: ['updated'],
  Screen: ['display-added', 'display-metrics-changed', 'display-removed'],
  Menu: ['menu-will-close', 'menu-will-show'],
} as const;

type Emitters = typeof supportedEvents;

/** An emitter of exactly the events listed for it above. */
export class Emitter<Name extends keyof Emitters> extends EventEmitter {
  protected fire(event: Emitters[Name][number], ...args: unknown[]): void {
    this.emit(event, ...args);
  }
}

export interface PreventableEvent {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

export function preventable<Fields extends object>(fields: Fields): Fields & PreventableEvent {
  const event = {
    ...fields,
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true;
    },
  };
  return event;
}
