// The app of README, with a map, a scanner and calls of the bus. Without JSX and styles, for which some bundlers need a plugin.
import 'nacre/libraries/barcodes';
import { navigateTo, scanCode, setStorage, showToast, uploadResumable } from 'nacre/device';
import { Button, Input } from 'nacre/react';
import { AppShell, defineApp } from 'nacre/shell';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

async function keep(name) {
  await setStorage({ key: 'name', data: name });
  await showToast({ title: `Kept ${name}` });
}

/** Without `nacre/libraries/tus`. */
const send = () => uploadResumable({ url: '/files', file: new File(['a'], 'a.txt') }).catch(({ errMsg }) => errMsg);

function Home() {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const button = (text, onClick) => createElement(Button, { onClick }, text);
  return createElement(
    'div',
    { className: 'nc-stack' },
    createElement(Input, { label: 'Name', value: name, onChange: (event) => setName(event.target.value) }),
    button('Next', () => void navigateTo({ url: `/hello?name=${encodeURIComponent(name)}` })),
    button('Keep', () => void keep(name)),
    button('Map', () => void navigateTo({ url: '/map' })),
    button('Scan', () => void scanCode().then(({ result }) => setSaid(result))),
    button('Send', () => void send().then(setSaid)),
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
