/**
 * The part of the Chrome DevTools Protocol that the host speaks, as typed in
 * https://chromedevtools.github.io/devtools-protocol/ (fields that the host does not read are left out).
 */
type Nothing = Record<never, never>;

export interface Header {
  name: string;
  value: string;
}

export interface WindowBounds {
  left?: number;
  top?: number;
  width?: number;
  height?: number;
  windowState?: 'normal' | 'minimized' | 'maximized' | 'fullscreen';
}

export interface PausedRequest {
  requestId: string;
  redirectedRequestId?: string;
  request: {
    url: string;
    method: string;
    headers: Record<string, string>;
    postDataEntries?: { bytes?: string }[];
  };
  frameId: string;
  resourceType: string;
  responseStatusCode?: number;
  responseErrorReason?: string;
  responseHeaders?: Header[];
}

export interface ConsoleCall {
  type: string;
  args: { type: string; value?: unknown; description?: string }[];
  stackTrace?: { callFrames: { url: string; lineNumber: number }[] };
}

export interface PdfParameters {
  landscape: boolean;
  displayHeaderFooter: boolean;
  printBackground: boolean;
  scale: number;
  paperWidth: number;
  paperHeight: number;
  marginTop?: number;
  marginBottom?: number;
  marginLeft?: number;
  marginRight?: number;
  pageRanges: string;
  headerTemplate?: string;
  footerTemplate?: string;
  preferCSSPageSize: boolean;
  generateTaggedPDF: boolean;
  generateDocumentOutline: boolean;
}

interface EvaluationResult {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string; value?: unknown } };
}

/** Each command with its parameters and its result. */
export interface Commands {
  'Browser.close': [Nothing, Nothing];
  'Browser.getVersion': [Nothing, { product: string }];
  'Browser.getWindowForTarget': [{ targetId: string }, { windowId: number; bounds: WindowBounds }];
  'Browser.grantPermissions': [{ permissions: string[] }, Nothing];
  'Browser.setContentsSize': [{ windowId: number; width: number; height: number }, Nothing];
  'Browser.setDownloadBehavior': [{ behavior: 'deny'; eventsEnabled: boolean }, Nothing];
  'Browser.setWindowBounds': [{ windowId: number; bounds: WindowBounds }, Nothing];
  'Emulation.setEmulatedMedia': [{ features: Header[] }, Nothing];
  'Fetch.continueRequest': [{ requestId: string }, Nothing];
  'Fetch.continueResponse': [{ requestId: string; responseCode: number; responseHeaders: Header[] }, Nothing];
  'Fetch.enable': [{ patterns: { urlPattern: string; requestStage: 'Request' | 'Response' }[] }, Nothing];
  'Fetch.failRequest': [{ requestId: string; errorReason: string }, Nothing];
  'Fetch.fulfillRequest': [
    { requestId: string; responseCode: number; responseHeaders?: Header[]; body?: string },
    Nothing,
  ];
  'Input.insertText': [{ text: string }, Nothing];
  'Page.addScriptToEvaluateOnNewDocument': [{ source: string; worldName?: string }, Nothing];
  'Page.bringToFront': [Nothing, Nothing];
  'Page.crash': [Nothing, Nothing];
  'Page.enable': [Nothing, Nothing];
  'Page.handleJavaScriptDialog': [{ accept: boolean }, Nothing];
  'Page.navigate': [{ url: string }, { loaderId?: string; errorText?: string }];
  'Page.printToPDF': [PdfParameters, { data: string }];
  'Page.reload': [Nothing, Nothing];
  'Page.setLifecycleEventsEnabled': [{ enabled: boolean }, Nothing];
  'Runtime.addBinding': [{ name: string; executionContextName: string }, Nothing];
  'Runtime.callFunctionOn': [
    { functionDeclaration: string; executionContextId: number; arguments: { value: string }[] },
    Nothing,
  ];
  'Runtime.enable': [Nothing, Nothing];
  'Runtime.evaluate': [
    { expression: string; awaitPromise?: boolean; returnByValue?: boolean; userGesture?: boolean },
    EvaluationResult,
  ];
  'Storage.clearDataForOrigin': [{ origin: string; storageTypes: string }, Nothing];
  'Target.attachToTarget': [{ targetId: string; flatten: true }, { sessionId: string }];
  'Target.closeTarget': [{ targetId: string }, Nothing];
  'Target.createTarget': [
    { url: string; newWindow: boolean; width: number; height: number },
    { targetId: string },
  ];
  'Target.setDiscoverTargets': [{ discover: boolean }, Nothing];
}

interface TargetInfo {
  targetId: string;
  type: string;
  url: string;
  title: string;
  openerId?: string;
}

interface Frame {
  id: string;
  parentId?: string;
  loaderId: string;
  url: string;
  urlFragment?: string;
  unreachableUrl?: string;
}

export interface Events {
  'Browser.downloadWillBegin': { guid: string; url: string; suggestedFilename: string };
  'Fetch.requestPaused': PausedRequest;
  'Page.domContentEventFired': Nothing;
  'Page.frameNavigated': { frame: Frame };
  'Page.frameRequestedNavigation': { frameId: string; url: string; disposition: string };
  'Page.javascriptDialogOpening': { type: string };
  'Page.lifecycleEvent': { frameId: string; loaderId: string; name: string };
  'Page.navigatedWithinDocument': { frameId: string; url: string };
  'Page.windowOpen': { url: string; windowName: string; windowFeatures: string[] };
  'Runtime.bindingCalled': { payload: string; executionContextId: number };
  'Runtime.consoleAPICalled': ConsoleCall;
  'Runtime.executionContextCreated': {
    context: { id: number; name: string; auxData?: { frameId?: string } };
  };
  'Runtime.executionContextDestroyed': { executionContextId: number };
  'Runtime.executionContextsCleared': Nothing;
  'Target.targetCrashed': { targetId: string; status: string; errorCode: number };
  'Target.targetCreated': { targetInfo: TargetInfo };
  'Target.targetDestroyed': { targetId: string };
  'Target.targetInfoChanged': { targetInfo: TargetInfo };
}

export type Command = keyof Commands;
export type Parameters<C extends Command> = Commands[C][0];
export type Result<C extends Command> = Commands[C][1];
export type EventName = keyof Events;
