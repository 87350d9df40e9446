import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Bill } from '@/components/ui/Bill';
import { problem } from '@/lib/content/home';
import { Clinch } from './Clinch';

const { bill, clinch: content } = problem;
const { states } = content;

const clinch = (
  <Clinch content={content}>
    <Bill lines={bill} />
  </Clinch>
);

const slider = () => screen.getByRole('slider', { name: content.label });
const said = (value: number) => {
  fireEvent.change(slider(), { target: { value } });
  return slider().getAttribute('aria-valuetext');
};

/** The text of the bill. */
const shown = () => [...document.querySelectorAll('p > span')].map((line) => line.textContent);

beforeEach(() => {
  // jsdom does not lay out text.
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  window.matchMedia = (media) => ({ matches: true, media }) as MediaQueryList;
});

it('says which side wins', () => {
  render(clinch);
  expect([said(-100), said(100)]).toEqual([states.first, states.last]);
});

it('is in balance only after a side has pulled', () => {
  render(clinch);
  expect([said(2), said(40), said(2)]).toEqual([states.start, states.last, states.balanced]);
});

it('shows in balance that nobody has to choose, and the choice again when a side wins', () => {
  render(clinch);
  for (const [value, lines] of [
    [100, bill.map(({ text }) => text)],
    [0, content.balanced.map(({ text }) => text)],
    [-100, bill.map(({ text }) => text)],
  ] as const) {
    said(value);
    expect(shown()).toEqual(lines);
  }
});

it('leaves the bill alone until it is used', () => {
  render(clinch);
  expect(document.querySelector('p, p *')).not.toHaveAttribute('style');
  expect(document.querySelector('[data-clinch]')).toBeNull();
});

it('waits for script, since it does nothing without', () => {
  expect(renderToString(clinch)).toContain('data-script="needed"');
  render(clinch);
  expect(slider().parentElement).toHaveAttribute('data-script', 'running');
});
