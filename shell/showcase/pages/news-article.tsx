import { msg } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Image } from 'nacre/react/image';
import { Status } from 'nacre/react/status';
import { useApp, useNavigationBarButtonTap, usePage } from 'nacre/shell';
import { useEffect } from 'react';
import { lookClosely, offerActions, toggleSaved } from '../news/actions.js';
import { ProblemStatus } from '../loading/problem-status.js';
import { useSaved } from '../news/saved.js';
import { pictureUrl } from '../news/server.js';
import { articlePath } from '../news/story.js';
import { dateText, minutesText } from '../news/texts.js';
import type { Article, Summary } from '../news/types.js';
import { useArticle } from '../news/use-article.js';
import { useLocale } from '../parts/locale.js';

/** Width in px in which the server is asked for pictures. */
const PICTURE_WIDTH = 800;

export default function NewsArticlePage() {
  const locale = useLocale();
  const page = usePage();
  const { router } = useApp();
  const id = page.params['id'] ?? '';
  const { article, status, retry } = useArticle(id);
  const isSaved = useSaved().some((saved) => saved.id === id);

  const offer = async (from?: Element): Promise<void> => {
    const link = new URL(router.createUrl(articlePath(id)), location.href).href;
    if (article) await offerActions(article, { link, isSaved, from });
  };
  useNavigationBarButtonTap(() => void offer());
  useEffect(() => {
    if (article) page.setTitle(article.title);
  }, [page, article]);

  if (!article) {
    return (
      <div className="page article">
        {status === 'loading' || status === 'ready' ? (
          <Status type="loading" />
        ) : (
          <ProblemStatus problem={status} {...(status !== 'missing' && { onRetry: retry })} />
        )}
      </div>
    );
  }
  return (
    <article className="page article">
      <h2>
        <bdi lang="en">{article.title}</bdi>
      </h2>
      <p className="story-meta">
        <bdi>
          <time dateTime={article.published}>{dateText(article.published, locale)}</time>
        </bdi>
        <span aria-hidden="true">·</span>
        <bdi>{minutesText(article.minutes)}</bdi>
      </p>
      <Text article={article} />
      {status === 'loading' && <Status type="loading" compact />}
      {status !== 'loading' && status !== 'ready' && <ProblemStatus problem={status} compact onRetry={retry} />}
      <div className="actions">
        <Button onClick={() => void toggleSaved(article, isSaved)}>
          {isSaved ? msg('Remove from saved', { id: 'sc.news.unsave' }) : msg('Save for later', { id: 'sc.news.save' })}
        </Button>
        <Button onClick={({ currentTarget }) => void offer(currentTarget)}>
          {msg('More', { id: 'sc.news.more' })}
        </Button>
      </div>
    </article>
  );
}

/** Pictures and paragraphs; while the article loads, its part from the list. */
function Text({ article }: { article: Summary | Article }) {
  const { lead, picture } = article;
  const { body = [], pictures = [picture] } = article as Partial<Article>;
  const show = (index: number) => (
    <button
      type="button"
      className="article-picture"
      aria-label={`${msg('Enlarge', { id: 'sc.news.enlarge' })}: ${pictures[index]!.alt}`}
      onClick={() => void lookClosely(pictures, index)}
    >
      <Image src={pictureUrl(pictures[index]!.url, PICTURE_WIDTH)} mode="aspectFill" width={800} height={500} />
    </button>
  );
  return (
    <>
      {show(0)}
      <div lang="en" dir="auto" className="article-text">
        <p className="article-lead">{lead}</p>
        {body.map((paragraph, index) => (
          <div key={paragraph}>
            {index === body.length - 1 && pictures.length > 1 && show(1)}
            <p>{paragraph}</p>
          </div>
        ))}
      </div>
    </>
  );
}
