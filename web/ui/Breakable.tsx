import { Fragment } from 'react';

/** A host name or path, which a narrow place breaks after dots and slashes rather than within words. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?<=[./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
