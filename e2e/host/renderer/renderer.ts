import type { Browser } from '../chromium/browser.ts';
import type { DevToolsSession } from '../chromium/connection.ts';
import type { ConsoleCall, Events } from '../chromium/protocol.ts';
import type { FromPage } from '../page/messages.ts';
import { type PageScripts, preloadWorld } from '../page/scripts.ts';
import type { Navigation } from './navigation.ts';
import { PreloadChannel, type Reply } from './preload-channel.ts';
import { RequestInterceptor, type RequestOwner } from './request-interceptor.ts';

export interface RendererOwner extends Pick<RequestOwner, 'id' | 'mayNavigate'> {
  received(message: FromPage, reply: Reply): void;
  logged(call: ConsoleCall): void;
  askedToUnload(): boolean;
  popupOpened(url: string, name: string, features: string): void;
  titled(title: string): void;
  crashed(status: string, exitCode: number): void;
  closed(): void;
}

/** A Chromium page, with all that the host puts between it and the network, and between it and the app. */
export class Renderer {
  readonly targetId: string;
  readonly session: DevToolsSession;
  readonly channel: PreloadChannel;
  readonly #interceptor: RequestInterceptor;
  readonly #browser: Browser;

  /** Equips a page that was just opened, before it shows anything. */
  static async equip(
    browser: Browser,
    targetId: string,
    owner: RendererOwner,
    navigation: Navigation,
    scripts: PageScripts,
  ): Promise<Renderer> {
    const renderer = new Renderer(browser, targetId, await browser.attach(targetId), owner, navigation);
    await renderer.#enable(scripts);
    return renderer;
  }

  private constructor(
    browser: Browser,
    targetId: string,
    session: DevToolsSession,
    owner: RendererOwner,
    navigation: Navigation,
  ) {
    this.targetId = targetId;
    this.session = session;
    this.#browser = browser;
    // A page's main frame has the id of its target.
    navigation.watch(session, targetId);
    this.channel = new PreloadChannel(session, targetId, owner.received.bind(owner));
    this.#interceptor = new RequestInterceptor(session, {
      id: owner.id,
      mainFrame: targetId,
      mayNavigate: owner.mayNavigate.bind(owner),
    });
    session.on('Runtime.consoleAPICalled', (call) => owner.logged(call));
    session.on('Page.windowOpen', ({ url, windowName, windowFeatures }) =>
      owner.popupOpened(url, windowName, windowFeatures.join(',')),
    );
    session.on('Page.javascriptDialogOpening', ({ type }) => {
      if (type === 'beforeunload')
        session.tell('Page.handleJavaScriptDialog', { accept: owner.askedToUnload() });
    });
    this.#watchTarget(owner);
  }

  close(): void {
    this.#browser.session.tell('Target.closeTarget', { targetId: this.targetId });
  }

  #watchTarget(owner: RendererOwner): void {
    const { session: browser } = this.#browser;
    const changed = ({ targetInfo: { targetId, title, url } }: Events['Target.targetInfoChanged']) => {
      // A page without a title is given its address for one.
      if (targetId === this.targetId && title !== '' && !url.includes(title)) owner.titled(title);
    };
    const crashed = ({ targetId, status, errorCode }: Events['Target.targetCrashed']) => {
      if (targetId === this.targetId) owner.crashed(status, errorCode);
    };
    const destroyed = ({ targetId }: Events['Target.targetDestroyed']) => {
      if (targetId !== this.targetId) return;
      browser.off('Target.targetInfoChanged', changed);
      browser.off('Target.targetCrashed', crashed);
      browser.off('Target.targetDestroyed', destroyed);
      owner.closed();
    };
    browser.on('Target.targetInfoChanged', changed);
    browser.on('Target.targetCrashed', crashed);
    browser.on('Target.targetDestroyed', destroyed);
  }

  async #enable({ main, preload }: PageScripts): Promise<void> {
    await Promise.all([
      this.session.send('Page.enable'),
      this.session.send('Runtime.enable'),
      this.session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      this.channel.enable(),
      this.session.send('Page.addScriptToEvaluateOnNewDocument', { source: main }),
      this.session.send('Page.addScriptToEvaluateOnNewDocument', {
        source: preload,
        worldName: preloadWorld,
      }),
      this.#interceptor.enable(),
    ]);
  }
}
