import 'nacre/tokens.css';
import 'nacre/elements/picker-view-column';
import { expose, FIRST_YEAR, years } from './content.js';

expose({
  wheel(host) {
    const wheel = document.createElement('nc-picker-view-column');
    Object.assign(wheel, { items: years, value: FIRST_YEAR });
    wheel.style.height = '200px';
    host.append(wheel);
    return { ready: wheel.updateComplete, target: () => wheel, index: () => wheel.value };
  },
});
