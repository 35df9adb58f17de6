import type { MenuItemConstructorOptions } from 'electron';
import { BrowserWindow } from './browser-window.ts';
import { Emitter } from './events.ts';
import { roleLabel, runRole } from './menu-roles.ts';

/** Menus exist for the app and its tests; there is no bar to see them in. */
export class Menu extends Emitter<'Menu'> {
  static #application: Menu | null = null;
  readonly items: MenuItem[] = [];

  static buildFromTemplate(template: readonly (MenuItemConstructorOptions | MenuItem)[]): Menu {
    if (!Array.isArray(template))
      throw new TypeError('Invalid template for Menu: Menu template must be an array');
    const menu = new Menu();
    for (const entry of template) menu.append(entry instanceof MenuItem ? entry : new MenuItem(entry));
    return menu;
  }

  static setApplicationMenu(menu: Menu | null): void {
    Menu.#application = menu;
  }

  static getApplicationMenu(): Menu | null {
    return Menu.#application;
  }

  append(item: MenuItem): void {
    this.insert(this.items.length, item);
  }

  insert(position: number, item: MenuItem): void {
    this.items.splice(position, 0, item);
    item.joined(this);
  }

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  popup(options: { callback?: () => void } = {}): void {
    this.fire('menu-will-show', {});
    this.fire('menu-will-close', {});
    options.callback?.();
  }
}

type Options = MenuItemConstructorOptions;

export class MenuItem {
  readonly id: string;
  readonly type: NonNullable<Options['type']>;
  readonly role: Options['role'];
  readonly accelerator: Options['accelerator'];
  readonly submenu: Menu | undefined;
  label: string;
  enabled: boolean;
  visible: boolean;
  menu: Menu | undefined;
  readonly #click: Options['click'];
  #checked: boolean;

  constructor(options: Options) {
    const { label, role, type, submenu } = options;
    if (label === undefined && role === undefined && type === undefined)
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    this.id = options.id ?? '';
    this.role = role;
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : (submenu as Menu | undefined);
    this.type = type ?? (this.submenu ? 'submenu' : 'normal');
    if (this.type === 'submenu' && !this.submenu)
      throw new TypeError('Invalid submenu: MenuItem of type submenu needs one');
    this.label = label ?? roleLabel(role) ?? '';
    this.accelerator = options.accelerator;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.#checked = options.checked ?? false;
    this.#click = options.click;
  }

  get checked(): boolean {
    return this.#checked;
  }

  set checked(checked: boolean) {
    if (this.type === 'radio' && checked) for (const other of this.#radioGroup()) other.#checked = false;
    this.#checked = checked;
  }

  /** What choosing the item does. Electron puts a role before the item's own function. */
  readonly click = (event: object = {}, window = BrowserWindow.getFocusedWindow()): void => {
    if (this.type === 'checkbox') this.checked = !this.checked;
    if (this.type === 'radio') this.checked = true;
    if (this.role !== undefined && runRole(this.role, window ?? undefined)) return;
    const click = this.#click as ((item: MenuItem, window: unknown, event: object) => void) | undefined;
    click?.(this, window ?? undefined, event);
  };

  joined(menu: Menu): void {
    this.menu = menu;
  }

  /** The radio items around this one, up to whatever else stands between. */
  #radioGroup(): MenuItem[] {
    const items = this.menu?.items ?? [];
    const at = items.indexOf(this);
    const before = items.slice(0, at).findLastIndex(({ type }) => type !== 'radio');
    const after = items.findIndex(({ type }, index) => index > at && type !== 'radio');
    return items.slice(before + 1, after === -1 ? items.length : after);
  }
}
