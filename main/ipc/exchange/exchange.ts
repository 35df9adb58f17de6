import type { Desk } from '../desk.ts';
import type { Area, HandlersOf } from '../handler.ts';
import { bundleHandlers } from './bundles.ts';
import { documentJsonHandlers } from './document-json.ts';
import { listHandlers } from './lists.ts';
import { underWay } from './under-way.ts';

/** What goes to other computers and comes from there: one thing at a time. */
export function exchangeHandlers(desk: Desk): HandlersOf<Area<'bundles' | 'documents' | 'lists'>> {
  const way = underWay(desk.broadcast);
  return { ...bundleHandlers(desk, way), ...documentJsonHandlers(desk, way), ...listHandlers(desk, way) };
}
