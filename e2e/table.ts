import { expect, type Locator, type Page } from '@playwright/test';
import { type Desk, kill, startDesk } from './desk.ts';

/** A fight as it is run at the table: what a game master types, and what stands on the screen. */
export class Table {
  #desk: Desk;
  readonly #encounter: string;

  constructor(desk: Desk, encounter: string) {
    this.#desk = desk;
    this.#encounter = encounter;
  }

  get page(): Page {
    return this.#desk.page;
  }

  get desk(): Desk {
    return this.#desk;
  }

  /** Types what fell, one box after the other; the focus must be in each of them already. */
  async dice(...fallen: readonly (string | number)[]): Promise<void> {
    for (const dice of fallen) {
      await expect(this.page.locator('#dice-box[data-dice-box=open]')).toBeFocused();
      await expect(this.page.locator('#dice-box')).toHaveValue('');
      await this.page.keyboard.type(`${dice}`);
      await this.page.keyboard.press('Enter');
      await expect(this.page.locator('#dice-box[data-dice-box=sent]')).toHaveCount(0);
    }
  }

  /** A screen on which everybody is in sight at once: lists draw no more than that. */
  async onATallScreen(): Promise<void> {
    await this.page.setViewportSize({ width: 1400, height: 1700 });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Hit points in the order panel, exactly. */
  points(now: number, of: number): Locator {
    return this.page.getByRole('img', { name: `${now} of ${of} hit points`.replace('-', '−'), exact: true });
  }

  async hasPoints(now: number, of: number, count = 1): Promise<void> {
    await expect(this.points(now, of)).toHaveCount(count);
  }

  async isTurn(round: number, name: string): Promise<void> {
    await expect(
      this.page.getByText(`Round ${round} · Turn: ${name}`, { exact: true }).first(),
    ).toBeVisible();
  }

  async tells(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  /** Aims at exactly these, whoever was meant before. */
  async aim(...names: readonly string[]): Promise<void> {
    const button = (name: string, pressed: boolean) =>
      this.page.getByRole('button', { name: `Target: ${name}`, exact: true, pressed });
    // Whoever is only the likeliest target gives way to the first that is chosen, and is chosen the second time.
    for (const name of [...names, ...names])
      if (await button(name, false).isVisible()) await button(name, false).click();
    const aimedAt = this.page.getByRole('button', { name: /^Target: /, pressed: true });
    const labels = await aimedAt.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    for (const name of labels.map((label) => label.slice('Target: '.length)))
      if (!names.includes(name)) await button(name, true).click();
    await expect(aimedAt).toHaveCount(names.length);
  }

  /** Ticks off a part of the turn for what is on no sheet. */
  async done(part: string): Promise<void> {
    const button = this.page.getByRole('button', { name: `Count as done: ${part}` });
    await button.click();
    await expect(button).toHaveCount(0);
  }

  async situation(modifier: number, reason: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name: 'Situation' });
    await box.fill(`${modifier}`);
    await box.press('Enter');
    await this.page.getByRole('textbox', { name: 'Why' }).fill(reason);
    await this.page.getByRole('heading', { level: 1 }).click();
  }

  /** The power goes, and the app is started again where it was. */
  async powerCut(): Promise<void> {
    await kill(this.#desk);
    this.#desk = await startDesk(this.#desk.folder);
    await this.onATallScreen();
    await this.page.getByRole('heading', { level: 1, name: this.#encounter }).waitFor();
  }

  /**
   * The page crashes in the middle of a roll, and stands there again by itself: the encounter, what was told of the
   * roll, and the next box with the focus. Only main can look at it now, so the app has to be started again to go on.
   */
  async pageCrash(told: string): Promise<void> {
    const { app } = this.#desk;
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
    const script = `({
      heading: document.querySelector('h1')?.textContent,
      focus: document.activeElement?.id,
      text: document.body.innerText,
    })`;
    // While it is gone, nobody answers.
    const standing = (): Promise<unknown> =>
      app
        .evaluate(
          ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
          script,
        )
        .catch(() => null);
    await expect
      .poll(standing, { timeout: 15_000 })
      .toMatchObject({ heading: this.#encounter, focus: 'dice-box', text: expect.stringContaining(told) });
  }

  /** Everybody’s points as they stand, for comparing before and after. */
  async allPoints(): Promise<readonly string[]> {
    const shown = await this.page.getByRole('img', { name: /of \d+ hit points$/ }).all();
    return Promise.all(shown.map(async (one) => (await one.getAttribute('aria-label')) ?? ''));
  }
}
