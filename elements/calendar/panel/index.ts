import { define } from '../../internal/element/define.js';
import { NcCalendarPanel, type PanelHost } from './panel.js';

define('nc-calendar-panel', NcCalendarPanel);

export type { NcCalendarPanel };

/** Creates the closed panel of a calendar, in its shadow tree. */
export function createPanel(owner: PanelHost, root: HTMLElement | DocumentFragment): NcCalendarPanel {
  const panel = document.createElement('nc-calendar-panel') as NcCalendarPanel;
  panel.belongTo(owner);
  panel.setAttribute('exportparts', 'surface, cancel, confirm, title, previous, next, month, grid, weekday, day, note');
  root.append(panel);
  return panel;
}
