import type { MenuItemConstructorOptions } from 'electron';
import { Emitter } from './events.ts';
import { MenuItem } from './menu-item.ts';

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
