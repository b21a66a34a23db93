import { msg } from '@lit/localize';
import { navigateBack } from 'nacre/device';
import { Status } from 'nacre/react/status';
import { useSaved } from '../news/saved.js';
import { Story } from '../news/story.js';
import { useLocale } from '../parts/locale.js';

/** The reading list. It is stored on the device. */
export default function NewsSavedPage() {
  useLocale();
  const saved = useSaved();
  return (
    <div className="page saved">
      {saved.length === 0 ? (
        <Status
          type="empty"
          title={msg('Nothing saved yet', { id: 'sc.news.saved.none' })}
          description={msg('Use the star beside an article to keep it here.', { id: 'sc.news.saved.how' })}
          retryText={msg('Go to the news', { id: 'sc.news.saved.back' })}
          onRetry={(event) => event.waitUntil(navigateBack())}
        />
      ) : (
        <ul className="stories">
          {saved.map((article) => (
            <li key={article.id}>
              <Story article={article} isSaved />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
