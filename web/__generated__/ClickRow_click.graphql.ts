/**
 * @generated SignedSource<<7f07f041506b0e42f5a950125f80d70f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClickReason = "BOT_AGENT" | "BOT_NETWORK" | "HEAD" | "NO_AGENT" | "PREFETCH" | "PREVIEW_AGENT";
import type { FragmentRefs } from "relay-runtime";
export type ClickRow_click$data = {
  readonly at: string;
  readonly browser: string;
  readonly channelLabel: string;
  readonly city: string | null | undefined;
  readonly country: string;
  readonly countryCode: string | null | undefined;
  readonly deviceLabel: string;
  readonly os: string;
  readonly reason: ClickReason | null | undefined;
  readonly referrerLabel: string | null | undefined;
  readonly url: {
    readonly domain: string | null | undefined;
    readonly shortCode: string;
    readonly title: string | null | undefined;
  };
  readonly " $fragmentType": "ClickRow_click";
};
export type ClickRow_click$key = {
  readonly " $data"?: ClickRow_click$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClickRow_click">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClickRow_click",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deviceLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "os",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channelLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referrerLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortUrl",
      "kind": "LinkedField",
      "name": "url",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Click",
  "abstractKey": null
};

(node as any).hash = "d4bcc4a90d6874814f003b2b900fbcc1";

export default node;
