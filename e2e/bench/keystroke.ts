import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type CDPSession, type Page } from '@playwright/test';
import { startDesk } from '../desk.ts';
import { root } from '../run/programs.ts';
import { newCampaign, newCharacter, samurai } from '../stock.ts';
import { compare, type Measured } from './measure.ts';

const many = 60;
/** Keys typed one after the other in each round, and milliseconds between them: a fast typist's. */
const keys = ['0', 'Backspace', '0', 'Backspace', '0', 'Backspace', '0', 'Backspace', '0'] as const;
const pause = 60;
/** Milliseconds after the last key in which all that follows from it is done: the numbers, the saving. */
const settling = 1200;

/** The library that draws our screens, as files of its own. */
const libraries = {
  scheduler: 'scheduler/cjs/scheduler.production.js',
  react: 'react/cjs/react.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
} as const;

/**
 * A form written by hand: as many labelled inputs as the builder's form has, controlled, in one state, drawn by the
 * same library without anything of ours. It works nothing out and saves nothing.
 */
function bareForm(fields: number): string {
  const sources = Object.entries(libraries).map(([name, file]) => {
    const code = fs.readFileSync(path.join(root, 'node_modules', file), 'utf8');
    return `${JSON.stringify(name)}: (module, exports, require) => {${code}\n}`;
  });
  return `{
    const sources = {${sources.join(',\n')}};
    const loaded = {};
    const require = (name) => {
      if (loaded[name] === undefined) {
        const module = { exports: {} };
        loaded[name] = module;
        sources[name](module, module.exports, require);
      }
      return loaded[name].exports;
    };
    const { createElement, useState } = require('react');
    const fields = Array.from({ length: ${fields} }, (_, at) => 'Field ' + at);
    const Form = () => {
      const [values, setValues] = useState({});
      const field = (name) => createElement('label', { key: name }, name, createElement('input', {
        value: values[name] ?? '',
        onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
      }));
      return createElement('form', null, fields.map(field));
    };
    document.body.textContent = '';
    const place = document.body.appendChild(document.createElement('div'));
    require('react-dom/client').createRoot(place).render(createElement(Form));
  }`;
}

/** A page with a box to type in, and the session that tells its script time. */
interface Scene {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly field: string;
}

async function sceneOf(page: Page, field: string): Promise<Scene> {
  const cdp = await page.context().newCDPSession(page);
  // Processor time, which a busy machine does not lengthen.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp, field };
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration');
  if (script === undefined) throw new Error('the page does not tell its script time');
  return script.value * 1000;
}

/** Milliseconds of script for each key typed into a scene's box, with all that follows from it. */
async function typed({ page, cdp, field }: Scene): Promise<number> {
  const box = page.getByRole('textbox', { name: field, exact: true }).first();
  await box.fill('1d6');
  await box.focus();
  await page.keyboard.press('End');
  await page.waitForTimeout(settling);
  const begin = await scriptTime(cdp);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
  await page.waitForTimeout(settling);
  return ((await scriptTime(cdp)) - begin) / keys.length;
}

/** A key in a builder with many weapons against one in a bare form. */
export async function keystroke(): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const desk = await startDesk(folder);
  const weapons = Array.from({ length: many }, (_, at) => ({
    ...samurai.weapons[at % samurai.weapons.length],
    name: { text: `Blade ${at}` },
  }));
  await newCharacter(desk, await newCampaign(desk, 'Orle'), 'Tomoe', { ...samurai, weapons });
  const ours = await sceneOf(desk.page, 'Damage dice');
  const inputs = await desk.page.locator('main input').count();
  const args = [path.join(import.meta.dirname, 'empty-app'), `--user-data-dir=${folder}-bare`];
  const bare = await _electron.launch({ args, cwd: root });
  const page = await bare.firstWindow();
  await page.getByRole('heading', { name: 'empty' }).waitFor();
  await page.evaluate(bareForm(inputs));
  const theirs = await sceneOf(page, 'Field 0');
  const measured = await compare(
    {
      what: `script of one key in a builder with ${many} weapons, saving included`,
      yardstick: `one in a bare form by hand of ${inputs} inputs`,
      limit: 3,
    },
    5,
    () => typed(ours),
    () => typed(theirs),
  );
  await bare.close();
  await desk.app.close();
  for (const each of [folder, `${folder}-bare`])
    fs.rmSync(each, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return measured;
}
