/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { site } from '../site';
import * as contact from './contact';
import * as home from './home';
import * as notFound from './not-found';
import * as shared from './shared';
import type { Picture } from './types';
import * as vrTour from './vr-tour';

/** Every value in the words of the site, however deep, with where it stands. */
function walk(value: unknown, place: string): { place: string; value: unknown }[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => walk(item, `${place}.${key}`))
      : [];
  return [{ place, value }, ...inner];
}

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'src' in value && 'alt' in value;

const everything = walk({ site, shared, home, contact, vrTour, notFound }, 'words');
const texts = everything.filter(
  (entry): entry is { place: string; value: string } => typeof entry.value === 'string',
);
const pictures = everything.map(({ value }) => value).filter(isPicture);
const links = texts.filter(({ place }) => place.endsWith('.href')).map(({ value }) => value);
const pitch = walk(home, 'home')
  .map(({ value }) => value)
  .filter((value) => typeof value === 'string')
  .join(' ');
const sections = Object.values(home).flatMap((words) => ('id' in words ? [words.id] : []));
const navigation = shared.navigation.items;

it('has no empty text', () => {
  expect(texts.filter(({ value }) => value.trim() === '').map(({ place }) => place)).toEqual([]);
});

it('has no text with a space at an end or two in a row', () => {
  expect(texts.filter(({ value }) => /^\s|\s$|\s\s/.test(value)).map(({ place }) => place)).toEqual([]);
});

it('names the places of the home page in the navigation, in their order', () => {
  expect(navigation.map(({ line }) => line.text)).toEqual([
    'Home',
    'Problem',
    'How It Works',
    'Traction',
    'Vision',
    'Founder',
    'Contact',
  ]);
});

it('joins the lines of the title to its sentence', () => {
  expect(home.hero.title.map(({ text }) => text).join(' ')).toBe('The Future of Combat + Culture Is Here.');
});

it('joins the two lines of a heading that splits to the same words', () => {
  for (const { text, split } of [home.contactBand.title, contact.intro.title]) {
    expect(split.map((part) => part.text).join(' ')).toBe(text);
  }
});

it('gives each section an id of its own', () => {
  expect(new Set(sections).size).toBe(sections.length);
});

it('leads the navigation to the sections of the home page', () => {
  const addresses = ['home', ...sections].map((id) => `/#${id}`);
  expect(navigation.map(({ href }) => href).sort()).toEqual(addresses.sort());
});

it('leads every link to a page that there is', () => {
  const pages = links.map((href) => href.replace(/#.*/, ''));
  expect([...new Set(pages)].sort()).toEqual(['/', '/contact', '/vr-tour']);
});

it.each(pictures)('knows the size of $src', ({ src, width, height }) => {
  const [, viewBox] = /viewBox="([^"]+)"/.exec(readFileSync(`public${src}`, 'utf8'))!;
  expect(viewBox).toBe(`0 0 ${width} ${height}`);
});

it('numbers the plates as they hang', () => {
  const plates = [...home.howItWorks.plates, ...home.vision.plates];
  expect(plates.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('sets a word back only in a line that has it', () => {
  for (const line of home.problem.bill) {
    if ('soft' in line) expect(line.text.split(' ')).toContain(line.soft);
  }
});

it.each([
  ['smart wearable gear', /smart wearable gear/i],
  ['QR check-ins', /QR check-in/],
  ['the waitlist in real time', /waitlist is tracked in real time/],
  ['captured footage', /video and photos are captured automatically/i],
  ['viewing rooms', /theater-style viewing rooms/],
  ['landscaping and domes', /indoor landscaping and projection domes/i],
  ['alcohol-free food and drink', /alcohol-free food and drink/i],
  ['the game', /rhythm-based VR combat game, in development/],
  ['the retail brand', /retail brand/],
  ['the museum', /sister art museum/],
  ['the investors', /Outreach to 40\+ investors/],
  ['the projections', /3-year projections/],
  ['its audience', /Families.*Groups.*Creatives.*Athletes.*Gamers/],
])('speaks of %s', (_topic, words) => {
  expect(pitch).toMatch(words);
});

it('promises a reply within 1-2 business days', () => {
  expect(contact.intro.lead).toContain('1-2 business days');
});

it('keeps the words that the brand asked for', () => {
  expect([
    home.hero.walkthrough.text,
    home.hero.join.text,
    home.contactBand.title.text,
    contact.intro.title.text,
    contact.form.sent,
    vrTour.comingSoon,
  ]).toEqual([
    'Watch the Walkthrough',
    'Join Our Vision',
    'Get In Touch',
    'Contact Us',
    "Thanks for reaching out! We'll be in touch soon.",
    'More interactive views and headset access coming soon!',
  ]);
});
