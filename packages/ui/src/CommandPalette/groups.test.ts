import { expect, it } from 'vitest';
import type { Command } from './command';
import { findGroups, type Query, rowsOf, searchesRecords, searchText, stepGroup } from './groups';

const command = (label: string, group: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  group,
  onSelect: () => undefined,
  ...more,
});
const commands = [
  command('Policies', 'Pages'),
  command('Contacts', 'Pages'),
  command('Create policy', 'Do', { action: true, frequent: true }),
  command('Sign out', 'Do', { action: true }),
];
const recent = [command('Rosa Holloway', 'Recent')];
const contacts = ['Rosa', 'Kenji', 'Carmen', 'Hannah'].map((name) => command(`${name} Holloway`, 'Contacts'));
const found = [command('A policy of Holloway', 'Mails'), command('HO3-77', 'Policies'), ...contacts];
const list = command('list', 'Contacts', { href: '/contact' });
const listOf = (heading: string) => (heading === 'Contacts' ? list : undefined);
const groupsFor = (typed: string, more: Partial<Query> = {}, results = found) =>
  findGroups({ typed, ...more }, { commands, recent, found: results, listOf, showAll: 'Show all', maxPerGroup: 5 });
const headings = (typed: string, results = found) => groupsFor(typed, {}, results).map(({ heading }) => heading);
const labels = (...args: Parameters<typeof groupsFor>) => rowsOf(groupsFor(...args)).map(({ label }) => label);

it('lists recent records and frequent commands while nothing is typed', () => {
  expect(labels('')).toEqual(['Rosa Holloway', 'Create policy']);
});

it('puts the group with the best match first, and records before commands', () => {
  expect(headings('poli', [])).toEqual(['Pages', 'Do']);
  expect(headings('poli')).toEqual(['Pages', 'Mails', 'Do', 'Policies', 'Contacts']);
  expect(headings('holloway')).toEqual(['Mails', 'Contacts', 'Policies']);
  expect(headings('ho3-77')).toEqual(['Policies', 'Mails', 'Contacts']);
  expect(headings('rosa holloway')[0]).toBe('Contacts');
});

it('lists three rows of a group, and a command for the rest', () => {
  const group = groupsFor('holloway').find(({ heading }) => heading === 'Contacts');
  expect(group?.commands).toHaveLength(3);
  expect(group?.all).toBe(list);
  expect(labels('holloway', { only: 'Contacts' })).toEqual([...contacts.map(({ label }) => label), 'list']);
});

it('counts the records of groups with a list, up to the number that a search returns', () => {
  const counts = (results = found, only?: string) =>
    groupsFor('holloway', { only }, results).map(({ heading, count }) => [heading, count]);
  expect(counts()).toEqual([
    ['Mails', undefined],
    ['Contacts', '4'],
    ['Policies', undefined],
  ]);
  const five = [...contacts, command('Ada Holloway', 'Contacts')];
  expect(counts(five)).toEqual([['Contacts', '5+']]);
  expect(counts(five, 'Contacts')).toEqual([['Contacts', '5+']]);
  expect(counts(contacts.slice(0, 1))).toEqual([['Contacts', '1']]);
});

it('lists the rest of a group without a list in place', () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => command(`new ${name}`, 'New'));
  const sources = { commands: many, recent, found: [], listOf, showAll: 'Show all' };
  const [group] = findGroups({ typed: 'new' }, sources);
  expect(group?.all?.only).toBe('New');
  expect(rowsOf(findGroups({ typed: 'new', only: 'New' }, sources)).map(({ label }) => label)).toEqual(
    many.map(({ label }) => label),
  );
});

it('lists only actions after >, and only found records after #', () => {
  expect(labels('>')).toEqual(['Create policy', 'Sign out']);
  expect(labels('> pol')).toEqual(['Create policy']);
  expect(headings('#77')).not.toContain('Pages');
  expect(searchText('# 77')).toBe('77');
  expect([
    searchesRecords({ typed: '>pol' }),
    searchesRecords({ typed: '#' }),
    searchesRecords({ typed: '#7' }),
  ]).toEqual([false, false, true]);
});

it('goes to the first command of the next and of the previous group', () => {
  const groups = groupsFor('holloway');
  expect(stepGroup(groups, undefined, 1)?.group).toBe('Contacts');
  expect(stepGroup(groups, 'list', 1)?.label).toBe('HO3-77');
  expect(stepGroup(groups, 'HO3-77', 1)?.group).toBe('Mails');
  expect(stepGroup(groups, 'HO3-77', -1)?.label).toBe('Rosa Holloway');
});
