import 'nacre/elements/badge';
import 'nacre/elements/button';
import 'nacre/elements/cell';
import 'nacre/elements/cell-group';
import 'nacre/elements/checkbox';
import 'nacre/elements/icon';
import 'nacre/elements/input';
import 'nacre/elements/nav-bar';
import 'nacre/elements/search-bar';
import 'nacre/elements/segmented';
import 'nacre/elements/slider';
import 'nacre/elements/stepper';
import 'nacre/elements/switch';
import 'nacre/elements/tab-bar';
import 'nacre/elements/tag';
import 'nacre/icons/plus';
import { html, type TemplateResult } from 'lit';
import type { Look } from './looks.js';

type Scheme = 'light' | 'dark';

const TABS = [
  { text: 'Boats', icon: 'home' },
  { text: 'Places', icon: 'location' },
  { text: 'You', icon: 'user' },
];
const DAYS = ['Today', 'Tomorrow', 'Saturday'];

/** Two screens of an app, in light or in dark. */
export const screens = (scheme: Scheme, look: Look): TemplateResult =>
  html`<section class="theme-side ${scheme}" aria-label=${scheme === 'light' ? 'Light' : 'Dark'}>
    <div class="theme-screen" data-nc-look=${look}>${list(scheme)}</div>
    <div class="theme-screen" data-nc-look=${look}>${form}</div>
  </section>`;

const list = (scheme: Scheme): TemplateResult =>
  html`<nc-nav-bar .title=${'Harbor'} .buttons=${[{ icon: 'settings', label: 'Settings' }]}></nc-nav-bar>
    <div class="theme-content">
      <nc-search-bar placeholder="Search for a boat" aria-label="Search for a boat"></nc-search-bar>
      <p class="theme-tags">
        <nc-tag type="primary">Moored</nc-tag><nc-tag type="success">At sea</nc-tag><nc-tag plain>Sold</nc-tag>
      </p>
      <nc-cell-group inset>
        <nc-cell .title=${'Sea Otter'} label="Ketch of 1931" value="Berth 12" arrow clickable></nc-cell>
        <nc-cell .title=${'Pelican'} label="Fishing boat" arrow clickable><nc-badge value="3"></nc-badge></nc-cell>
        <nc-cell .title=${'Storm warnings'}><nc-switch aria-label="Storm warnings" checked></nc-switch></nc-cell>
        <nc-cell .title=${'Guests'}><nc-stepper aria-label="Guests" value="2" min="1" max="9"></nc-stepper></nc-cell>
      </nc-cell-group>
    </div>
    <nc-button class="theme-fab" type="primary" size="fab" aria-label="Add a boat"><nc-icon name="plus"></nc-icon></nc-button>
    <nc-tab-bar aria-label="Pages, ${scheme}" .list=${TABS}></nc-tab-bar>`;

const form = html`<nc-nav-bar .title=${'Book a berth'} back></nc-nav-bar>
  <div class="theme-content">
    <nc-input label="Name" value="Mio Kawai"></nc-input>
    <nc-input label="Email" value="mio@" error="This is no email address."></nc-input>
    <nc-segmented aria-label="Day" .options=${DAYS} value="Today" block></nc-segmented>
    <nc-slider aria-label="Length in meters" value="12" max="40" show-value></nc-slider>
    <nc-checkbox checked>With shore power</nc-checkbox>
    <p class="theme-quiet">You can cancel until noon. <a href="#contrast">Terms</a></p>
    <div class="theme-actions">
      <nc-button type="primary">Book</nc-button>
      <nc-button type="primary" plain>Ask first</nc-button>
      <nc-button>Later</nc-button>
      <nc-button type="warn">Cancel all</nc-button>
    </div>
  </div>`;
