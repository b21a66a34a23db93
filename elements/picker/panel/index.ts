import '../../picker-view-column/index.js';
import { define } from '../../internal/element/define.js';
import type { NcPicker } from '../picker.js';
import { NcPickerPanel } from './panel.js';

define('nc-picker-panel', NcPickerPanel);

export type { NcPickerPanel };

/** A closed panel for a picker, drawn inside it. */
export function panelFor(owner: NcPicker): NcPickerPanel {
  const panel = Object.assign(new NcPickerPanel(), { owner });
  panel.setAttribute('exportparts', 'surface, cancel, confirm, title, input, list, option');
  owner.renderRoot.append(panel);
  return panel;
}
