import { Fact } from './Fact.tsx';

interface AppFactsProps {
  iosUrl: string | null | undefined;
  androidUrl: string | null | undefined;
}

/** Where people on phones and tablets are led instead; nothing where they are led as everybody. */
export const AppFacts = ({ iosUrl, androidUrl }: AppFactsProps) => (
  <>
    {iosUrl && (
      <Fact name="On iPhones and iPads" className="col-span-2 break-all">
        {iosUrl}
      </Fact>
    )}
    {androidUrl && (
      <Fact name="On Android" className="col-span-2 break-all">
        {androidUrl}
      </Fact>
    )}
  </>
);
