import { msg } from '@lit/localize';
import { Icon } from 'nacre/react/icon';
import { useApp } from 'nacre/shell';
import { DEMOS } from '../demos.js';
import { useLocale } from '../parts/locale.js';
import { elementDescription } from '../playground/descriptions.js';
import { exampleOf } from '../playground/examples.js';
import { GROUPS } from '../playground/groups.js';
import { Look } from '../playground/look.js';
import { elementOf, type ElementDescription } from '../playground/manifest.js';
import { hasSketch, Sketch } from '../playground/sketch.js';

/** The demos, a tool and the plain page, as a row to look through. */
function Demos() {
  const { router } = useApp();
  return (
    <ul className="demos" aria-label={msg('Demos', { id: 'sc.demos' })}>
      {DEMOS.map(({ url, icon, title, about }) => (
        <li key={url}>
          <Icon type={icon} />
          <a href={router.createUrl(url)}>{title()}</a>
          <small>{about()}</small>
        </li>
      ))}
      <li>
        <Icon type="search" />
        <a href={router.createUrl('/icons')}>{msg('Icons', { id: 'sc.icons.title' })}</a>
        <small>{msg('All of them, to find and copy', { id: 'sc.demo.icons' })}</small>
      </li>
    </ul>
  );
}

/** An element as its playground shows it first. */
function Tile({ name, element }: { name: string; element: ElementDescription }) {
  const { router } = useApp();
  const example = exampleOf(name);
  const [variant] = example.variants ?? [];
  const content = variant?.content ?? example.content;
  const { tagName } = element;
  return (
    <li className="tile">
      {hasSketch(name) ? (
        <Sketch name={name} />
      ) : (
        <Look
          tagName={tagName}
          example={{ ...example, ...(content !== undefined && { content }) }}
          props={{ ...example.props, ...variant?.props }}
        />
      )}
      <b>
        <a href={router.createUrl(`/component/${name}`)} dir="ltr">
          {tagName}
        </a>
      </b>
      <small>{elementDescription(name)}</small>
    </li>
  );
}

export default function ComponentsPage() {
  useLocale();
  return (
    <div className="page front">
      <header className="hero">
        <h2>
          {msg('Elements, device calls and a shell for apps that feel at home everywhere.', { id: 'sc.tagline' })}
        </h2>
        <Demos />
      </header>
      {GROUPS.map(({ id, title, names }) => (
        <section key={id}>
          <h2>{title()}</h2>
          <ul className="cards">
            {names.map((name) => {
              const element = elementOf(name);
              return element && <Tile key={name} name={name} element={element} />;
            })}
          </ul>
        </section>
      ))}
      <p className="aside-link">
        <a href="./plain.html">{msg('The same elements without React', { id: 'sc.plain.link' })}</a>
      </p>
    </div>
  );
}
