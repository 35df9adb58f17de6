import { describe, expect, test, vi } from 'vitest';
import { Menu, MenuItem } from './menu.ts';

const itemOf = (menu: Menu, id: string): MenuItem => {
  const item = menu.getMenuItemById(id);
  if (!item) throw new Error(`no item ${id}`);
  return item;
};

describe('building', () => {
  test('an item is found wherever it lies', () => {
    const deep = { label: 'More', submenu: [{ id: 'deep', label: 'Deep' }] };
    const menu = Menu.buildFromTemplate([{ label: 'File', submenu: [{ type: 'separator' }, deep] }]);
    expect(itemOf(menu, 'deep').label).toBe('Deep');
    expect(menu.getMenuItemById('none')).toBeNull();
    expect(menu.items[0]?.type).toBe('submenu');
  });

  test('a role brings its label unless it has its own', () => {
    const menu = Menu.buildFromTemplate([{ role: 'quit' }, { role: 'copy', label: 'Kopioi' }]);
    expect(menu.items.map(({ label }) => label)).toEqual(['Quit', 'Kopioi']);
  });

  test('what Electron refuses is refused', () => {
    expect(() => Menu.buildFromTemplate([{}])).toThrow('must have at least one of label, role or type');
    expect(() => Menu.buildFromTemplate('File' as unknown as [])).toThrow('must be an array');
    expect(() => new MenuItem({ type: 'submenu', label: 'x' })).toThrow('Invalid submenu');
  });
});

describe('choosing', () => {
  test('the item’s function is called with the item', () => {
    const click = vi.fn();
    const menu = Menu.buildFromTemplate([{ id: 'it', label: 'It', click }]);
    itemOf(menu, 'it').click();
    expect(click).toHaveBeenCalledExactlyOnceWith(itemOf(menu, 'it'), undefined, {});
  });

  test('a role comes before it', () => {
    const click = vi.fn();
    Menu.buildFromTemplate([{ id: 'copy', role: 'copy', click }])
      .getMenuItemById('copy')
      ?.click();
    expect(click).not.toHaveBeenCalled();
  });

  test('a checkbox turns', () => {
    const menu = Menu.buildFromTemplate([{ id: 'box', label: 'Box', type: 'checkbox' }]);
    itemOf(menu, 'box').click();
    expect(itemOf(menu, 'box').checked).toBe(true);
    itemOf(menu, 'box').click();
    expect(itemOf(menu, 'box').checked).toBe(false);
  });

  test('one radio item of a group is chosen', () => {
    const radio = (id: string, checked = false) => ({ id, label: id, type: 'radio' as const, checked });
    const menu = Menu.buildFromTemplate([
      radio('a', true),
      radio('b'),
      { type: 'separator' },
      radio('c', true),
    ]);
    itemOf(menu, 'b').click();
    expect(['a', 'b', 'c'].filter((id) => itemOf(menu, id).checked)).toEqual(['b', 'c']);
  });
});

test('a popup opens and closes at once', () => {
  const menu = Menu.buildFromTemplate([{ label: 'It' }]);
  const callback = vi.fn();
  menu.popup({ callback });
  expect(callback).toHaveBeenCalledOnce();
});

test('the application menu is kept', () => {
  const menu = Menu.buildFromTemplate([{ label: 'It' }]);
  Menu.setApplicationMenu(menu);
  expect(Menu.getApplicationMenu()).toBe(menu);
  Menu.setApplicationMenu(null);
  expect(Menu.getApplicationMenu()).toBeNull();
});
