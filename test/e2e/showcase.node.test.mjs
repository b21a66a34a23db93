// Whole journeys through the built showcase, under a strict content security policy. `--test-name-pattern` picks some.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe } from 'node:test';
import { apis } from './apis.mjs';
import { components } from './components.mjs';
import { form } from './form.mjs';
import { languages } from './languages.mjs';
import { navigation } from './navigation.mjs';
import { news } from './news.mjs';
import { pages } from './pages.mjs';
import { plain } from './plain.mjs';
import { Showcase } from './showcase.mjs';
import { signUp } from './sign-up.mjs';

describe('showcase', () => {
  const showcase = new Showcase();
  before(() => showcase.open());
  after(() => showcase.close());
  afterEach(async () => assert.deepEqual(await showcase.leave(), [], 'nothing went wrong on any page'));

  describe('components', () => components(showcase));
  describe('calls', () => apis(showcase));
  describe('languages', () => languages(showcase));
  describe('sign-up', () => signUp(showcase));
  describe('long form', () => form(showcase));
  describe('navigation', () => navigation(showcase));
  describe('news', () => news(showcase));
  describe('pages', () => pages(showcase));
  describe('plain page', () => plain(showcase));
});
