import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { askMain, newCampaign } from './stock.ts';

test('every window is isolated and sandboxed, and the page has one global of ours with named functions', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  await desk.page.getByRole('heading', { level: 1 }).waitFor();
  const shown = await desk.page.evaluate(() => {
    const api = (window as unknown as { campaignDesk: { ask: object; listen: object } }).campaignDesk;
    return {
      parts: Object.keys(api),
      functions: [...Object.values(api.ask), ...Object.values(api.listen)].every(
        (value) => typeof value === 'function',
      ),
      frozen: Object.isFrozen(api) && Object.isFrozen(api.ask),
      node:
        typeof (globalThis as Record<string, unknown>).require +
        typeof (globalThis as Record<string, unknown>).process,
    };
  });
  expect(shown).toEqual({
    parts: ['ask', 'listen'],
    functions: true,
    frozen: true,
    node: 'undefinedundefined',
  });
  await desk.app.close();
});

test('the policy stops inline scripts, strings as code, foreign images and frames', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const outcome = await page.evaluate(async () => {
    const stopped: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective));
    const inline = document.createElement('script');
    inline.textContent = 'window.ranInline = true';
    document.head.append(inline);
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    const image = new Image();
    image.src = 'https://example.com/x.png';
    document.body.append(image);
    const frame = document.createElement('iframe');
    frame.srcdoc = '<script>parent.ranFrame = true</script>';
    document.body.append(frame);
    // From a timer, for what the test itself evaluates is exempt.
    const evaluated = await new Promise<string>((resolve) => {
      setTimeout(() => {
        try {
          resolve(String(new Function('return 1')()));
        } catch (error) {
          resolve(error instanceof Error ? error.name : 'threw');
        }
      });
    });
    const fetched = await fetch('https://example.com/').then(
      () => 'fetched',
      () => 'stopped',
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { ranInline, ranFrame } = globalThis as Record<string, unknown>;
    return { evaluated, fetched, ranInline, ranFrame, stopped: [...new Set(stopped)].sort() };
  });
  expect(outcome).toMatchObject({ evaluated: 'EvalError', fetched: 'stopped' });
  expect(outcome.ranInline).toBeUndefined();
  expect(outcome.ranFrame).toBeUndefined();
  for (const directive of ['connect-src', 'img-src', 'script-src-elem', 'style-src-elem']) {
    expect(outcome.stopped).toContain(directive);
  }
  await desk.app.close();
});

test('nothing leads out of the app: links, new windows, other files', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page, app } = desk;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const address = page.url();
  await page.evaluate(() => {
    location.href = 'https://example.com/away';
  });
  await page.evaluate(() => window.open('https://example.com/new'));
  await page.waitForTimeout(500);
  expect(page.url()).toBe(address);
  expect(app.windows()).toHaveLength(1);
  const statuses = await page.evaluate(async () => {
    const paths = [
      '/../../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%5c..%5cpackage.json',
      '/main/index.js',
      '/',
    ];
    return Promise.all(paths.map(async (path) => (await fetch(path)).status));
  });
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  const permission = await page.evaluate(
    async () => (await navigator.permissions.query({ name: 'geolocation' })).state,
  );
  expect(permission).toBe('denied');
  await desk.app.close();
});

test('messages that are not what the contract says are refused by code, and main lives on', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  await newCampaign(desk, 'Safe');
  for (const [channel, input] of [
    ['library.read', null],
    ['library.read', { id: 5 }],
    ['campaigns.create', { commandId: 'no', name: { text: '' }, system: 'none', language: 'xx' }],
    [
      'encounters.command',
      { commandId: crypto.randomUUID(), id: 'x', position: -1, command: { type: 'undo' } },
    ],
    ['creatures.save', { __proto__: null, body: { sheet: { nested: Array(3).fill({}) } } }],
    ['settings.change', { language: 'tlh' }],
  ] as const) {
    expect(await askMain(desk, channel, input), channel).toMatchObject({
      ok: false,
      error: { code: 'BAD_INPUT' },
    });
  }
  expect(await askMain(desk, 'library.read', { id: 'nobody' })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  expect(await askMain(desk, 'paper.job', { job: 'x' })).toMatchObject({ error: { code: 'FORBIDDEN' } });
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Safe' })).toBeVisible();
  await desk.app.close();
});

test('a whole session asks the network for nothing', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { app, page } = desk;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await newCampaign(desk, 'Alone');
  for (const tab of ['Monsters', 'Encounters', 'House rules', 'Tables'])
    await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const origin = await page.evaluate(() => location.origin);
  expect(asked.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))).toEqual([]);
  await app.close();
});

test('a second start hands over to the first and goes', async ({ folder }) => {
  const desk = await startDesk(folder);
  await desk.page.getByRole('heading', { level: 1 }).waitFor();
  const focused = desk.app.evaluate(
    ({ app }) => new Promise<string>((resolve) => app.once('second-instance', () => resolve('handed over'))),
  );
  await expect(startDesk(folder)).rejects.toThrow();
  expect(await focused).toBe('handed over');
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.app.close();
});
