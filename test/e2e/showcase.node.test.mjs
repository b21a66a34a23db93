// Whole journeys through the built showcase, under a strict content security policy. `--test-name-pattern` picks some.
import { describe } from 'node:test';
import { apis } from './apis.mjs';
import { blocked } from './blocked.mjs';
import { components } from './components.mjs';
import { contacts, orders } from './everyday.mjs';
import { feed } from './feed.mjs';
import { form } from './form.mjs';
import { languages } from './languages.mjs';
import { maps } from './maps.mjs';
import { navigation } from './navigation.mjs';
import { news } from './news.mjs';
import { photosPage } from './photos.mjs';
import { plain } from './plain.mjs';
import { drawing } from './drawing.mjs';
import { podcast } from './podcast.mjs';
import { describeShowcase } from './showcase.mjs';
import { shop } from './shop.mjs';
import { signUp } from './sign-up.mjs';

describeShowcase('showcase', (showcase) => {
  describe('components', () => components(showcase));
  describe('calls', () => apis(showcase));
  describe('languages', () => languages(showcase));
  describe('sign-up', () => signUp(showcase));
  describe('long form', () => form(showcase));
  describe('photos', () => photosPage(showcase));
  describe('navigation', () => navigation(showcase));
  describe('news', () => news(showcase));
  describe('drawing board', () => drawing(showcase));
  describe('podcast', () => podcast(showcase));
  describe('maps', () => maps(showcase));
  describe('orders', () => orders(showcase));
  describe('contacts', () => contacts(showcase));
  describe('shop', () => shop(showcase));
  describe('feed', () => feed(showcase));
  describe('plain page', () => plain(showcase));
  describe('storage', () => blocked(showcase));
});
