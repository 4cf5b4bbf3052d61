import { lineScript } from '../generated/line-script.ts';
import { escape } from '../pages/html.ts';
import { page, type Page } from '../pages/page.ts';
import { factsOf, type Scored } from './line-words.ts';

const TITLE = 'Measure this line';
const again = '<p class="forgot"><a href="/measure">Measure this line now</a></p>';

/** The page that measures the line between a browser and this installation, and explains what it found. */
export const lineTestPage = (): Page =>
  page({
    title: TITLE,
    body: `<h1>${TITLE}</h1>
<p class="lead">Your browser fetches a few small files from this installation and says how long they took. It takes a few seconds and up to
0.4 MB. Nothing of it is stored or counted.</p>
<p id="state" role="status">Measuring needs JavaScript, which is switched off here.</p>
<dl id="facts" class="facts" hidden></dl>
<p class="forgot" id="again" hidden><a href="/measure">Measure again</a></p>`,
    script: lineScript,
    asksServer: true,
  });

/** What was measured of a click, for whoever has its id. */
export const lineResultPage = (measured: Scored): Page =>
  page({
    title: 'What was measured of this click',
    body: `<h1>What was measured of this click</h1>
<p class="lead">The page between the short link and its destination measured this.</p>
<dl class="facts">
${factsOf(measured)
  .map(({ name, value, text }) => `<dt>${name}</dt>\n<dd>${escape(value)}<p class="hint">${escape(text)}</p></dd>`)
  .join('\n')}
</dl>
${again}`,
  });

const notices = {
  unknown: ['This click is not known', 'The address is not complete, or was not made by this installation.'],
  over: [
    'The time of this address is over',
    'What was measured of a click is shown here for a day, and a test takes ten minutes at most.',
  ],
  unmeasured: [
    'Nothing was measured of this click',
    'Either it was not to be measured, or its page was left too early or has not reported yet.',
  ],
} as const;

/** Why an address shows no measurement. */
export function lineNoticePage(notice: keyof typeof notices): Page {
  const [title, text] = notices[notice];
  return page({ title, body: `<h1>${title}</h1>\n<p class="lead">${text}</p>\n${again}` });
}
