import { msg } from '@lit/localize';
import { Card } from '../parts/card.js';
import { useLocale } from '../parts/locale.js';
import type { Group } from '../playground/example.js';
import { exampleOf } from '../playground/examples.js';
import { ELEMENTS } from '../playground/manifest.js';

const groupName = (group: Group): string =>
  ({
    form: msg('Forms', { id: 'sc.group.form' }),
    basic: msg('Content', { id: 'sc.group.basic' }),
    media: msg('Media', { id: 'sc.group.media' }),
    navigation: msg('Navigation', { id: 'sc.group.navigation' }),
    feedback: msg('Feedback', { id: 'sc.group.feedback' }),
  })[group];

const GROUPS: readonly Group[] = ['form', 'basic', 'media', 'navigation', 'feedback'];

/** `nc-input` -> `input` */
const shortOf = (tagName: string): string => tagName.replace(/^nc-/, '');

export default function ComponentsPage() {
  useLocale();
  return (
    <div className="page">
      <header className="hero">
        <h1>
          {msg('Elements, device calls and a shell for apps that feel at home everywhere.', { id: 'sc.tagline' })}
        </h1>
        <div className="ways">
          <Card className="card accent" url="/shop" icon="shop-bag">
            <span slot="title">
              {msg('A small shop: products, a cart, a checkout with login and map', { id: 'sc.shop.link' })}
            </span>
          </Card>
          <Card className="card accent" url="/news" icon="image">
            <span slot="title">{msg('News: lists to pull, swipe and scroll without end', { id: 'sc.news.link' })}</span>
          </Card>
          <Card className="card accent" url="/stores" icon="search">
            <span slot="title">
              {msg('A store finder: a map and a list that follow each other', { id: 'sc.stores.link' })}
            </span>
          </Card>
          <Card className="card accent" url="/track" icon="forward">
            <span slot="title">{msg('A voyage on a map: a boat, its way, and a clock', { id: 'sc.track.link' })}</span>
          </Card>
          <Card className="card accent" url="/delivery" icon="home">
            <span slot="title">{msg('A delivery: an address, chosen on a map', { id: 'sc.delivery.link' })}</span>
          </Card>
          <Card className="card accent" url="/orders" icon="copy">
            <span slot="title">
              {msg('Orders: tabs, a list without end, badges, placeholders', { id: 'sc.orders.link' })}
            </span>
          </Card>
          <Card className="card accent" url="/contacts" icon="phone">
            <span slot="title">
              {msg('Contacts: letters beside a list, rows to swipe, a search', { id: 'sc.contacts.link' })}
            </span>
          </Card>
          <Card className="card accent" url="/podcast" icon="headphones">
            <span slot="title">{msg('A podcast: it plays on while you look around', { id: 'sc.podcast.link' })}</span>
          </Card>
          <Card className="card accent" url="/feed" icon="heart">
            <span slot="title">{msg('Clips: a feed of videos to swipe through', { id: 'sc.feed.link' })}</span>
          </Card>
          <Card className="card accent" url="/signup/account" icon="user">
            <span slot="title">
              {msg('Sign up: three pages, real controls, a real server', { id: 'sc.signup.link' })}
            </span>
          </Card>
          <Card className="card accent" url="/form" icon="globe">
            <span slot="title">
              {msg('A travel application: a long form of every control', { id: 'sc.form.link' })}
            </span>
          </Card>
          <Card className="card accent" url="/photos" icon="share">
            <span slot="title">
              {msg('Photos: choose them, make them smaller, send them', { id: 'sc.photos.link' })}
            </span>
          </Card>
          <Card className="card accent" url="/drawing" icon="edit">
            <span slot="title">
              {msg('A drawing board: brushes, undo, pictures, a file to keep', { id: 'sc.drawing.link' })}
            </span>
          </Card>
          <Card className="card accent" url="/icons" icon="star">
            <span slot="title">{msg('Icons: all of them, to search and to copy', { id: 'sc.icons.link' })}</span>
          </Card>
        </div>
        <a className="aside-link" href="./plain.html">
          {msg('The same elements without React', { id: 'sc.plain.link' })}
        </a>
      </header>
      {GROUPS.map((group) => {
        const elements = ELEMENTS.filter(({ tagName }) => exampleOf(shortOf(tagName)).group === group);
        if (elements.length === 0) return null;
        return (
          <section key={group}>
            <h2>{groupName(group)}</h2>
            <ul className="cards">
              {elements.map(({ tagName, description = '' }) => (
                <li key={tagName}>
                  <Card url={`/component/${shortOf(tagName)}`} icon={exampleOf(shortOf(tagName)).icon}>
                    <b slot="title">
                      <bdi dir="ltr">{tagName}</bdi>
                    </b>
                    <small slot="label">
                      <bdi lang="en">{description.split(/[.:](?:\s|$)/)[0]?.replaceAll('`', '')}</bdi>
                    </small>
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
