'use client';
import { useId, useState } from 'react';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { X } from '../fieldIcons';
import { Inline } from '../Inline/Inline';
import { ChevronDown, ListFilter } from '../icons';
import { Menu } from '../Menu/Menu';
import { MenuRadioGroup, MenuRadioItem } from '../Menu/MenuGroup';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { below } from '../theme/tokens';
import { useMediaQuery } from '../useMediaQuery';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FilterSheet } from './FilterSheet';
import type { Filter, FilterValues } from './filter';

export interface FilterBarProps extends Omit<NativeProps<'div'>, 'children'> {
  /** Filters, in order. */
  filters: readonly Filter[];
  /** Selected options. */
  value: FilterValues;
  /** Called with the new values when the user changes or clears a filter. */
  onValueChange: (value: FilterValues) => void;
}

/**
 * Filters of a list, each a button with its current option. Below 900 px they collapse to one button with the number of active
 * filters, which opens a sheet. Changes apply immediately.
 *
 * Keyboard: each filter is a `Menu`. Clearing all filters moves the focus to the first one.
 *
 * @example
 * <FilterBar filters={filters} value={chosen} onValueChange={setChosen} />
 */
export function FilterBar({ filters, value, onValueChange, ref, ...rest }: FilterBarProps) {
  const translate = useTranslate();
  const id = useId();
  const [bar, merged] = useOwnRef(ref);
  const [open, setOpen] = useState(false);
  const narrow = useMediaQuery(below('md'));

  const chosen = ({ id: filter, options }: Filter) => options.find((option) => option.value === value[filter]);
  const count = filters.filter(chosen).length;
  const choose = (filter: string, option: string) => {
    const { [filter]: _, ...others } = value;
    onValueChange(option ? { ...others, [filter]: option } : others);
  };
  const clear = () => {
    onValueChange({});
    bar.current?.querySelector('button')?.focus();
  };
  const clearButton = count > 0 && (
    <Button variant="ghost" leadingIcon={<X />} onClick={clear}>
      {translate(messages.clearFilters)}
    </Button>
  );

  return (
    <Inline role="group" aria-label={translate(messages.filters)} wrap gap={8} {...rest} ref={merged}>
      {narrow ? (
        <Button leadingIcon={<ListFilter />} aria-describedby={id} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {translate(messages.filters)}
          {count > 0 && (
            <Badge tone="accent" aria-hidden>
              {count}
            </Badge>
          )}
        </Button>
      ) : (
        filters.map((filter) => {
          const option = chosen(filter);
          return (
            <Menu
              key={filter.id}
              trigger={
                <Button {...(option && { variant: 'soft', tone: 'accent' })} trailingIcon={<ChevronDown />}>
                  {`${filter.label}: ${option?.label ?? translate(messages.filterAny)}`}
                </Button>
              }
            >
              <MenuRadioGroup value={option?.value ?? ''} onValueChange={(next) => choose(filter.id, next)}>
                <MenuRadioItem value="">{translate(messages.filterAny)}</MenuRadioItem>
                {filter.options.map((each) => (
                  <MenuRadioItem key={each.value} value={each.value}>
                    {each.label}
                  </MenuRadioItem>
                ))}
              </MenuRadioGroup>
            </Menu>
          );
        })
      )}
      {clearButton}
      <VisuallyHidden role="status" id={id}>
        {count > 0 && translate(messages.filtersActive, { count })}
      </VisuallyHidden>
      {narrow && (
        <FilterSheet
          open={open}
          onOpenChange={setOpen}
          filters={filters}
          value={value}
          onChoose={choose}
          clear={clearButton}
        />
      )}
    </Inline>
  );
}
