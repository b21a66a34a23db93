import '../../picker-view-column/index.js';
import { define } from '../../internal/element/define.js';
import type { PanelHost } from './host.js';
import { NcPickerPanel } from './panel.js';

define('nc-picker-panel', NcPickerPanel);

export type { NcPickerPanel };

/** Creates the closed panel of a picker, in its shadow tree. */
export function createPanel(host: PanelHost, root: HTMLElement | DocumentFragment): NcPickerPanel {
  const panel = Object.assign(document.createElement('nc-picker-panel') as NcPickerPanel, { host });
  panel.setAttribute('exportparts', 'surface, cancel, confirm, title, type, input, list, option');
  root.append(panel);
  return panel;
}
