import { fireEvent, render, screen } from '@testing-library/react';
import { prefer } from '@/lib/fixtures/preferences';
import { FollowPointer } from './FollowPointer';

it.each([
  ['follows the pointer by 12 pixels at the edge of the element around it', [], '12px 0px'],
  ['stays in its place for a visitor who asks for less motion', ['reduced-motion'], ''],
])('%s', (_rule, wishes, translate) => {
  prefer(...wishes);
  render(
    <figure>
      <FollowPointer>
        <img alt="A room" />
      </FollowPointer>
    </figure>,
  );
  const area = screen.getByRole('figure');
  area.getBoundingClientRect = () => new DOMRect(100, 0, 400, 200);
  fireEvent(area, new MouseEvent('pointermove', { clientX: 500, clientY: 100 }));
  expect(screen.getByRole('img').parentElement!.style.translate).toBe(translate);
});
