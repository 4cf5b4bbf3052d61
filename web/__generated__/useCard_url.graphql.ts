/**
 * @generated SignedSource<<7535b10a15481d73a15c454e03c723d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCard_url$data = {
  readonly cardDescription: string | null | undefined;
  readonly cardPicture: string | null | undefined;
  readonly cardTitle: string | null | undefined;
  readonly " $fragmentType": "useCard_url";
};
export type useCard_url$key = {
  readonly " $data"?: useCard_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCard_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCard_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardPicture",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "ed8559e58ed7403308134e2155f0fe7d";

export default node;
