import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, expect, type Page, test } from '@playwright/test';

interface FixtureApi {
  version: number;
  echo(value: unknown): Promise<unknown>;
  fail(): Promise<unknown>;
  unheard(): Promise<unknown>;
  who(): Promise<unknown>;
  open(url: string): Promise<number>;
  ping(number: number): void;
  onPong(callback: (...values: unknown[]) => void): () => void;
  add(one: number, other: number): number;
  nested: { list: [number, { deep(): string }] };
  requireNode(): unknown;
}

declare global {
  var fixtureApi: FixtureApi;
  var fixtureJournal: string[];
  var addRow: () => Promise<void>;
}

/** The executable under test, as Playwright finds it. */
const executable = createRequire(import.meta.url)('electron') as unknown as string;
const fixture = path.join(import.meta.dirname, 'fixture');

let userData: string;
let app: ElectronApplication;

async function launch(switches: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Page> {
  app = await _electron.launch({
    args: [fixture, `--user-data-dir=${userData}`, ...switches],
    cwd: os.tmpdir(),
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const page = await app.firstWindow();
  await expect(page.locator('output')).toHaveText(/\d/);
  return page;
}

const journal = () => app.evaluate(() => globalThis.fixtureJournal);
const windowCount = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
const endLog = () => fs.readFileSync(path.join(userData, 'end.log'), 'utf8').trim().split('\n');

test.beforeEach(() => {
  userData = fs.mkdtempSync(path.join(os.tmpdir(), 'host-spec-'));
});

test.afterEach(async () => {
  await app.close().catch(() => {});
  fs.rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
});

test.describe('messages', () => {
  test('values arrive as structured clones', async () => {
    const page = await launch();
    const echoed = await page.evaluate(async () => {
      const sent = {
        date: new Date(1),
        map: new Map([[1, new Set(['x'])]]),
        bytes: new Uint8Array([1, 2, 255]),
        odd: [Number.NaN, -0, 10n, undefined, null],
        text: 'é😀',
      };
      const back = (await globalThis.fixtureApi.echo(sent)) as typeof sent;
      return {
        date: back.date instanceof Date && back.date.getTime(),
        map: back.map.get(1)?.has('x'),
        bytes: [...back.bytes],
        odd: back.odd.map((value) => (Object.is(value, -0) ? '-0' : String(value))),
        text: back.text,
      };
    });
    expect(echoed).toEqual({
      date: 1,
      map: true,
      bytes: [1, 2, 255],
      odd: ['NaN', '-0', '10', 'undefined', 'null'],
      text: 'é😀',
    });
  });

  test('errors read as Electron words them', async () => {
    const page = await launch();
    const errors = await page.evaluate(() =>
      Promise.all(
        [
          () => globalThis.fixtureApi.fail(),
          () => globalThis.fixtureApi.unheard(),
          () => globalThis.fixtureApi.echo(() => 1),
          () => globalThis.fixtureApi.echo(document.body),
        ].map((attempt) =>
          Promise.resolve()
            .then(attempt)
            .then(
              () => 'no error',
              (error: Error) => error.message,
            ),
        ),
      ),
    );
    expect(errors.slice(0, 2)).toEqual([
      "Error invoking remote method 'fail': TypeError: nope",
      "Error invoking remote method 'unheard': Error: No handler registered for 'unheard'",
    ]);
    for (const error of errors.slice(2)) expect(error).toContain('could not be cloned');
  });

  test('main answers, and knows who asked', async () => {
    const page = await launch();
    const pong = page.evaluate(
      () =>
        new Promise((resolve) => {
          globalThis.fixtureApi.onPong((number, date) => resolve([number, date instanceof Date]));
          globalThis.fixtureApi.ping(1);
        }),
    );
    expect(await pong).toEqual([2, true]);
    expect(await page.evaluate(() => globalThis.fixtureApi.who())).toEqual([
      'app://main/index.html',
      'app://main',
      await app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.id),
    ]);
  });
});

test.describe('isolation', () => {
  test('the page sees the exposed functions and nothing else of the preload', async () => {
    const page = await launch();
    const seen = await page.evaluate(() => {
      const globals = globalThis as unknown as Record<string, unknown>;
      const attempt = (action: () => unknown) => {
        try {
          return action();
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        version: globalThis.fixtureApi.version,
        sum: globalThis.fixtureApi.add(1, 2),
        deep: globalThis.fixtureApi.nested.list[1].deep(),
        frozen: Object.isFrozen(globalThis.fixtureApi) && Object.isFrozen(globalThis.fixtureApi.nested.list),
        node: attempt(() => globalThis.fixtureApi.requireNode()),
        evaluated: globals.evaluated,
        inlineRan: globals.inlineRan === true,
        secret: typeof globals.preloadSecret,
        require: typeof globals.require,
        secure: isSecureContext,
        traces: Object.getOwnPropertyNames(globalThis).filter((name) =>
          /ipc|electron|k[0-9a-f]{8}/i.test(name),
        ),
      };
    });
    expect(seen).toEqual({
      version: 7,
      sum: 3,
      deep: 'deep',
      frozen: true,
      node: 'Error',
      evaluated: 'EvalError',
      inlineRan: false,
      secret: 'undefined',
      require: 'undefined',
      secure: true,
      traces: [],
    });
  });

  test('permissions are refused', async () => {
    const page = await launch();
    const answers = await page.evaluate(async () => [
      await Notification.requestPermission(),
      await new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('found'),
          (error) => resolve(error.code),
        ),
      ),
    ]);
    expect(answers).toEqual(['denied', 1]);
  });

  test('each host of the scheme is an origin of its own', async () => {
    const page = await launch();
    await page.evaluate(() => localStorage.setItem('secret', 'main'));
    const [other] = await Promise.all([
      app.waitForEvent('window'),
      page.evaluate(() => globalThis.fixtureApi.open('app://players/other.html')),
    ]);
    await expect(other.getByRole('heading')).toHaveText('Other');
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
    expect(await other.evaluate(() => globalThis.fixtureApi.who())).toContain('app://players');
  });

  test('a worker and a posted body come through the protocol', async () => {
    const page = await launch();
    const answers = await page.evaluate(async () => {
      const worker = new Worker('./worker.js');
      const answer = new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data);
      });
      worker.postMessage(21);
      const posted = await fetch('/posted', { method: 'POST', body: 'a body' });
      return [await answer, await posted.text()];
    });
    expect(answers).toEqual([[42, 200], 'POST a body']);
  });
});

test.describe('navigation', () => {
  test('leaving the app is prevented', async () => {
    const page = await launch();
    const before = page.url();
    await page.getByText('away').click();
    await expect.poll(journal).toContain('will-navigate https://example.com/away');
    expect(page.url()).toBe(before);
    await expect(page.getByRole('heading')).toHaveText('Fixture');
  });

  test('a frame may be kept from going elsewhere', async () => {
    const page = await launch();
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://example.com/framed';
      document.body.append(frame);
    });
    await expect.poll(journal).toContain('will-frame-navigate https://example.com/framed');
    expect(page.frames().every((frame) => !frame.url().startsWith('https://example.com'))).toBe(true);
  });

  test('new windows are the handler’s decision', async () => {
    const page = await launch();
    await page.getByText('blank').click();
    expect(await page.evaluate(() => window.open('https://example.com/opened', 'n', 'width=200'))).toBeNull();
    await expect.poll(journal).toContain('window-open https://example.com/opened');
    expect(await journal()).toContain('window-open https://example.com/blank');
    expect(await windowCount()).toBe(1);
  });

  test('what the app or a test loads is not asked about, and keeps the bridge', async () => {
    const page = await launch();
    await page.reload();
    expect(await page.evaluate(() => globalThis.fixtureApi.echo('again'))).toBe('again');
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle())).toBe(
      'Fixture',
    );
  });
});

test.describe('windows', () => {
  test('a second one shares storage and is closed by itself', async () => {
    const page = await launch();
    await page.evaluate(() => globalThis.addRow());
    const [second] = await Promise.all([
      app.waitForEvent('window'),
      page.evaluate(() => globalThis.fixtureApi.open('app://main/index.html#second')),
    ]);
    await expect(second.locator('output')).toHaveText('1');
    const handle = await app.browserWindow(second);
    await expect.poll(() => handle.evaluate((window) => window.isVisible())).toBe(true);
    expect(await handle.evaluate((window) => window.getBounds().width)).toBe(900);
    expect(await second.evaluate(() => window.innerWidth)).toBe(900);
    const shownBehind = await handle.evaluate((window) => {
      window.hide();
      window.showInactive();
      return [window.isVisible(), window.isFocused()];
    });
    expect(shownBehind).toEqual([true, false]);
    await second.close();
    await expect.poll(windowCount).toBe(1);
    expect(await journal()).not.toContain('window-all-closed');
  });

  test('sizes and states are followed', async () => {
    const page = await launch();
    const handle = await app.browserWindow(page);
    await handle.evaluate((window) => window.setContentSize(300, 500));
    await expect.poll(() => page.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([400, 500]);
    const events = await handle.evaluate((window) => {
      const seen: string[] = [];
      for (const name of ['maximize', 'unmaximize', 'resize'] as const)
        window.on(name as 'resize', () => seen.push(name));
      window.maximize();
      const maximized = window.isMaximized();
      window.unmaximize();
      return [...new Set(seen), maximized, window.isMaximized(), window.getNormalBounds().width];
    });
    expect(events).toEqual(['maximize', 'resize', 'unmaximize', true, false, 400]);
  });

  test('closing can be prevented', async () => {
    const page = await launch();
    const handle = await app.browserWindow(page);
    await handle.evaluate((window) => {
      window.once('close', (event: { preventDefault(): void }) => event.preventDefault());
      window.close();
    });
    await app.evaluate(({ app }) => {
      app.once('before-quit', (event) => {
        globalThis.fixtureJournal.push('kept open');
        event.preventDefault();
      });
      app.quit();
    });
    await expect.poll(journal).toContain('kept open');
    expect(await windowCount()).toBe(1);
    expect(await page.evaluate(() => globalThis.fixtureApi.echo(1))).toBe(1);
  });

  test('a page can object to being left', async () => {
    const page = await launch();
    await page.evaluate(() => {
      window.onbeforeunload = (event) => event.preventDefault();
    });
    const handle = await app.browserWindow(page);
    await handle.evaluate((window) => window.close());
    await page.waitForTimeout(200);
    expect(await windowCount()).toBe(1);
    await page.evaluate(() => {
      window.onbeforeunload = null;
    });
  });

  test('a crashed page comes back', async () => {
    const page = await launch();
    await page.evaluate(() => globalThis.addRow());
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
    await expect.poll(journal).toContain('render-process-gone crashed');
    const inPage = (script: string) =>
      app.evaluate(
        ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
        script,
      );
    await expect.poll(() => inPage('document.querySelector("output")?.textContent')).toBe('1');
    expect(await inPage('fixtureApi.echo("back")')).toBe('back');
  });

  test('the theme reaches the page', async () => {
    const page = await launch();
    const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    await page.emulateMedia({ colorScheme: null });
    await app.evaluate(({ nativeTheme }) => {
      nativeTheme.themeSource = 'dark';
    });
    await expect.poll(isDark).toBe(true);
    await app.evaluate(({ nativeTheme }) => {
      nativeTheme.themeSource = 'system';
    });
    await expect.poll(isDark).toBe(false);
  });

  test('edit commands use the clipboard', async () => {
    const page = await launch();
    await page.getByLabel('Text').selectText();
    await app.evaluate(({ BrowserWindow, clipboard }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      contents?.cut();
      return clipboard.readText();
    });
    await expect(page.getByLabel('Text')).toHaveValue('');
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.paste());
    await expect(page.getByLabel('Text')).toHaveValue('typed');
  });
});

for (const [setting, args, env] of [
  ['LANG=fi_FI.UTF-8', [], { LANG: 'fi_FI.UTF-8', LC_ALL: '' }],
  ['--lang=fi', ['--lang=fi'], { LANG: 'C', LC_ALL: '' }],
] as const)
  test(`the language follows ${setting}`, async () => {
    const page = await launch(args, env);
    expect(await app.evaluate(({ app }) => app.getLocale())).toBe('fi');
    expect(await page.evaluate(() => navigator.language)).toBe('fi');
  });

test('storage can be cleared', async () => {
  const page = await launch();
  await page.evaluate(() => globalThis.addRow());
  await app.evaluate(({ session }) => session.defaultSession.clearStorageData());
  await page.reload();
  await expect(page.locator('output')).toHaveText('0');
});

test('a download is refused and told to the app', async () => {
  const page = await launch();
  await app.evaluate(({ session }) => {
    session.defaultSession.on('will-download', (event, item) => {
      event.preventDefault();
      globalThis.fixtureJournal.push(`download ${item.getFilename()}`);
    });
  });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['x']));
    link.download = 'x.txt';
    link.click();
  });
  await expect.poll(journal).toContain('download x.txt');
});

test('a page is printed as PDF', async () => {
  await launch();
  const pdf = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const bytes = await contents?.printToPDF({
      pageSize: 'A4',
      printBackground: true,
      generateTaggedPDF: true,
    });
    return bytes?.toString('latin1') ?? '';
  });
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  expect(pdf).toContain('/StructTreeRoot');
});

test('menus and dialogs are a test’s to use', async () => {
  await launch();
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('find')?.click());
  expect(await journal()).toContain('menu find');
  const asked = app.evaluate(({ dialog }) => dialog.showSaveDialog({}));
  await expect(asked).rejects.toThrow('stub');
  await app.evaluate(({ dialog }) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: '/chosen' });
  });
  expect(await app.evaluate(({ dialog }) => dialog.showSaveDialog({}))).toEqual({
    canceled: false,
    filePath: '/chosen',
  });
});

test('quitting follows Electron’s order, and what main prints is seen', async () => {
  let output = '';
  await launch();
  app.process().stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await app.evaluate(() => console.log('said by main'));
  await expect.poll(() => output).toContain('said by main');
  await app.close();
  expect(endLog()).toEqual(['before-quit', 'will-quit', 'quit']);
});

test('closing the last window is told to the app', async () => {
  const page = await launch();
  const closed = app.waitForEvent('close');
  await page.close();
  await closed;
  expect(endLog()).toEqual(['window-all-closed', 'before-quit', 'will-quit', 'quit']);
});

test('a window closed from outside is told to the app', async () => {
  const page = await launch();
  const closed = app.waitForEvent('close');
  const outside = await page.context().newCDPSession(page);
  await outside.send('Page.close').catch(() => {});
  await closed;
  expect(endLog()).toEqual(['window-all-closed', 'before-quit', 'will-quit', 'quit']);
});

test('a second start hands over to the first', async () => {
  await launch();
  const second = spawnSync(executable, [fixture, `--user-data-dir=${userData}`, 'file.campaign'], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect(second.stdout).toContain('hello from main 1.2.3');
  expect(second.status).toBe(0);
  await expect.poll(journal).toContain('second-instance file.campaign {"mood":"curious"}');
});

for (const whom of ['main alone', 'the whole group'] as const)
  test(`after kill -9 of ${whom} the next start has everything`, async () => {
    const page = await launch();
    await page.evaluate(() => globalThis.addRow());
    const pid = app.process().pid ?? 0;
    const closed = app.waitForEvent('close');
    process.kill(whom === 'main alone' ? pid : -pid, 'SIGKILL');
    await closed;
    const again = await launch();
    await expect(again.locator('output')).toHaveText('1');
    expect(await windowCount()).toBe(1);
  });
