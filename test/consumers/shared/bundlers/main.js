// The app of Start in the documentation, with a map, a scanner and calls of the bus. Without JSX and styles, for which some bundlers need a plugin.
import { navigateTo } from 'nacre/device';
import { Button, Input } from 'nacre/react';
import { AppShell, defineApp } from 'nacre/shell';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const calls = () => import('./calls.js');

function Home() {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const button = (text, onClick) => createElement(Button, { onClick }, text);
  return createElement(
    'div',
    { className: 'nc-stack' },
    createElement(Input, { label: 'Name', value: name, onChange: (event) => setName(event.target.value) }),
    button('Next', () => void navigateTo({ url: `/hello?name=${encodeURIComponent(name)}` })),
    button('Keep', () => void calls().then(({ keep }) => keep(name))),
    button('Map', () => void navigateTo({ url: '/map' })),
    button('Scan', () => void calls().then(async ({ scan }) => setSaid(await scan()))),
    button('Send', () => void calls().then(async ({ send }) => setSaid(await send()))),
    createElement('output', {}, said),
  );
}

const page = (path, title, load) => ({ path, load, style: { navigationBarTitleText: title } });

const app = defineApp({
  pages: [
    page('/home', 'Home', () => Home),
    page('/hello', 'Hello', () => import('./hello.js')),
    page('/map', 'Map', () => import('./map.js')),
  ],
});

createRoot(document.getElementById('app')).render(createElement(AppShell, { app }));
