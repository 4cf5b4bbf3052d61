import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { CodeCheck } from './CodeCheck.tsx';
import { CodeGenerator } from './CodeGenerator.tsx';

/** /tools/generate-code: random short codes, and whether one of your own can be had. */
export const GenerateCodeScreen = () => (
  <Page title={titles.generateCode} intro="Find a short code that is free and easy to read.">
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <CodeGenerator />
      <CodeCheck />
    </div>
  </Page>
);
