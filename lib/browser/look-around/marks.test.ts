import { placeMarks } from './marks';

const view = { yaw: 0, pitch: 0, fov: 90 };

function place(yaw: number) {
  const marks = document.createElement('div');
  const mark = document.createElement('button');
  Object.assign(mark.dataset, { yaw, pitch: 0, outside: '' });
  marks.append(mark);
  Object.defineProperties(marks, { clientWidth: { value: 400 }, clientHeight: { value: 200 } });
  const set = jest.spyOn(mark.style, 'setProperty');
  placeMarks(marks, view);
  return { mark, set };
}

it('moves a mark to its place in the picture', () => {
  const { mark, set } = place(0);
  expect(set).toHaveBeenCalledWith('translate', '200px 100px');
  expect(mark).not.toHaveAttribute('data-outside');
});

it('marks what is outside of the picture, and keeps it focusable', () => {
  const { mark } = place(120);
  expect(mark).toHaveAttribute('data-outside');
  document.body.append(mark);
  mark.focus();
  expect(mark).toHaveFocus();
});
