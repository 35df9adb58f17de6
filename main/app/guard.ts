import { app, session, type WebContents } from 'electron';
import { originOf } from './origins.ts';

function guardContents(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** No permission, no navigation, no new window, no download and no request that leaves the app. */
export function guardSession(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.setDevicePermissionHandler(() => false);
  defaultSession.on('will-download', (event) => event.preventDefault());
  defaultSession.webRequest.onBeforeRequest(({ url }, answer) => {
    const inside = originOf(url) !== undefined || url.startsWith('data:') || url.startsWith('devtools:');
    answer({ cancel: !inside });
  });
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
}
