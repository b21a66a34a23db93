import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import 'nacre/tokens.css';
import 'nacre/elements/button';
import 'nacre/elements/input';
import 'nacre/elements/modal';
import 'nacre/elements/popup';
import 'nacre/elements/switch';

for (const form of document.forms)
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('#sent').value = JSON.stringify(Object.fromEntries(new FormData(form)));
  });
