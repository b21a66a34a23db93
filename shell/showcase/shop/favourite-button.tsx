import { msg, str } from '@lit/localize';
import { toggleFavourite, useFavourites } from './favourites.js';

/** Marks a product, or takes the mark away. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const isMarked = useFavourites().includes(id);
  return (
    <button
      type="button"
      className="favourite"
      aria-pressed={isMarked}
      aria-label={msg(str`Keep “${name}” as a favorite`, { id: 'sc.shop.favourite' })}
      onClick={() => toggleFavourite(id)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.500C5 16 3 12.5 3 9.3 3 6.6 5.1 4.5 7.6 4.500c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7 2.5 0 4.6 2.1 4.6 4.8 0 3.2-2 6.7-9 11.200z" />
      </svg>
    </button>
  );
}
