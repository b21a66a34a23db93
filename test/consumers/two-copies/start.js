// Loads the page's copy and the widget, in the order of the query.
const FILES = { page: '/nacre/cdn/nacre.js', loader: '/nacre/cdn/autoload.js', bus: '/nacre/cdn/device.js' };

const load = (name) => (name === 'widget' ? import('./widget.js') : import(/* @vite-ignore */ FILES[name]));

const order = new URLSearchParams(location.search).get('order') ?? 'page,widget';
for (const name of [...order.split(','), 'bus']) globalThis[name] = await load(name);
document.documentElement.dataset.ready = '';
