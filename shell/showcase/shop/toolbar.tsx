import { msg, str } from '@lit/localize';
import { navigateTo } from 'nacre/device';
import { Badge } from 'nacre/react/badge';
import { Button } from 'nacre/react/button';
import { Icon } from 'nacre/react/icon';
import { Menu } from 'nacre/react/menu';
import { MenuItem } from 'nacre/react/menu-item';
import { SearchBar } from 'nacre/react/search-bar';
import { Tab } from 'nacre/react/tab';
import { Tabs } from 'nacre/react/tabs';
import { useId } from 'react';
import { useLocale } from '../parts/locale.js';
import { activeCount, changeView, SORTS, useView, type Sort } from './filter.js';
import { categoryName, sortName } from './texts.js';
import { CATEGORIES, type Category } from './types.js';

interface ToolbarProps {
  text: string;
  onSearch: (text: string) => void;
}

/** Search, filter, order and categories: they stay at the top of the list. */
export function Toolbar({ text, onSearch }: ToolbarProps) {
  const locale = useLocale();
  const { category, sort, filter } = useView();
  const id = useId();
  const count = activeCount(filter);
  const number = new Intl.NumberFormat([locale, 'en']).format(count);
  return (
    <div className="shop-tools">
      <div className="shop-search">
        <SearchBar
          cancelButton="never"
          aria-label={msg('Search the shop', { id: 'sc.shop.search' })}
          placeholder={msg('Search the shop', { id: 'sc.shop.search' })}
          historyKey="showcase-shop"
          value={text}
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
          onClear={() => onSearch('')}
          onSearch={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <Button className="tool" onClick={() => void navigateTo({ url: '/shop/filter' })}>
          <Badge
            value={count || ''}
            label={msg(str`Active filters: ${number}`, { id: 'sc.shop.filter-count' })}
            type="primary"
          >
            <Icon type="shop-filter" label={msg('Filter', { id: 'sc.shop.filter' })} />
          </Badge>
        </Button>
        <Button className="tool" id={id} aria-label={`${msg('Sort by', { id: 'sc.menu.sort' })}: ${sortName(sort)}`}>
          <Icon type="shop-sort" />
        </Button>
        <Menu
          htmlFor={id}
          placement="bottom-end"
          label={msg('Sort by', { id: 'sc.menu.sort' })}
          onSelect={({ value }) => changeView({ sort: value as Sort })}
        >
          {SORTS.map((each) => (
            <MenuItem key={each} type="radio" name="sort" value={each} checked={each === sort}>
              {sortName(each)}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <Tabs
        className="shop-categories"
        aria-label={msg('Categories', { id: 'sc.shop.categories' })}
        value={category}
        onChange={({ value }) => changeView({ category: value as Category | 'all' })}
      >
        {(['all', ...CATEGORIES] as const).map((each) => (
          <Tab key={each} name={each} label={categoryName(each)} />
        ))}
      </Tabs>
    </div>
  );
}
