import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Boundary } from './Boundary';

const Part = ({ fails }: { fails?: 'while it renders' | 'in an effect' }) => {
  if (fails === 'while it renders') throw new Error(fails);
  useEffect(() => {
    if (fails) throw new Error(fails);
  }, [fails]);
  return <p>Part</p>;
};

it.each(['while it renders', 'in an effect'] as const)(
  'replaces a part that fails %s, and keeps the rest of the page',
  (fails) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(
      <>
        <h1>Rest</h1>
        <Boundary fallback={<p>Instead</p>}>
          <Part fails={fails} />
        </Boundary>
      </>,
    );
    expect(container).toHaveTextContent(/^RestInstead$/);
  },
);

it('shows a part that works', () => {
  render(
    <Boundary fallback="Instead">
      <Part />
    </Boundary>,
  );
  expect(screen.getByText('Part')).toBeInTheDocument();
});
