import 'vant/lib/index.css';
import { Badge, Cell, Stepper, Tag } from 'vant';
import { createApp, h, nextTick } from 'vue';
import { expose } from './page.js';

const rows = (draw) => ({
  async mount(box, count) {
    createApp({ render: () => Array.from({ length: count }, (_, i) => draw(i)) }).mount(box);
    await nextTick();
  },
});

expose({
  badge: rows((i) => h(Badge, { content: (i % 98) + 1 })),
  cell: rows((i) => h(Cell, { title: `Title ${i}`, value: `v${i}` })),
  stepper: rows((i) => h(Stepper, { modelValue: i % 98, name: `n${i}` })),
  tag: rows((i) => h(Tag, null, () => `Label ${i}`)),
});
