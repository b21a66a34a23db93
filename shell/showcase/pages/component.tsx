import { usePage } from 'nacre/shell';
import { useEffect } from 'react';
import { useLocale } from '../parts/locale.js';
import { elementOf } from '../playground/manifest.js';
import { Playground } from '../playground/playground.js';
import NotFound from './not-found.js';

export default function ComponentPage() {
  useLocale();
  const page = usePage();
  const element = elementOf(page.params['name'] ?? '');
  useEffect(() => {
    if (element) page.setTitle(element.tagName);
  }, [element, page]);
  if (!element) return <NotFound />;
  return (
    <div className="page">
      <Playground element={element} />
    </div>
  );
}
