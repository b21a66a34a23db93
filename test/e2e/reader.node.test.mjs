// Journeys through the built showcase by its accessibility tree, what live regions say, and a keyboard; nothing else.
import { after, before, afterEach, describe, it } from 'node:test';
import { serveShowcase } from './built.mjs';
import { engines, Readers } from './reader/browsers.mjs';
import { contacts } from './reader/contacts.mjs';
import { news } from './reader/news.mjs';
import { photos } from './reader/photos.mjs';
import { pickers } from './reader/pickers.mjs';
import { podcast } from './reader/podcast.mjs';
import { settings } from './reader/settings.mjs';
import { shop } from './reader/shop.mjs';
import { travel } from './reader/travel.mjs';
import { video } from './reader/video.mjs';

const journeys = { shop, travel, pickers, news, contacts, photos, podcast, video, settings };

describe('without eyes and mouse', () => {
  let showcase;
  before(async () => {
    showcase = await serveShowcase();
  });
  after(() => showcase?.close());

  for (const { engine, title } of engines) {
    describe(`in ${title}`, () => {
      const readers = new Readers(engine);
      before(() => readers.open());
      after(() => readers.close());
      afterEach(() => readers.leave());

      for (const [name, journey] of Object.entries(journeys)) {
        it(`${name}: ${journey.title}`, async () => {
          await journey.walk(await readers.visit(`${showcase.url}#${journey.path}`));
        });
      }
    });
  }
});
