import {
  KEY_POINT_MAX_LENGTH,
  KEY_POINTS_AT_MOST,
  type LanguageModel,
  type MadeBy,
  PORTRAIT_MAX_LENGTH,
} from "../language-model.ts";
import { cutAtWord } from "../plain-text.ts";
import { fillTemplate } from "./email-templates.ts";
import { joinSentences, keyPoints, keySentences } from "./key-points.ts";
import { quoteOf } from "./quote.ts";
import { suggestAction } from "./suggested-action.ts";
import { findThemes } from "./themes.ts";

const extractive: MadeBy = { madeBy: "builtin", model: "textrank" };
const fromTemplate: MadeBy = { madeBy: "builtin", model: "template" };
/** A portrait quotes the latest posts only: older ones say less of what someone is doing now. */
const PORTRAIT_POSTS = 3;

/**
 * The model that needs no key: it quotes the sentences that say most, counts words, and fills in templates, so what it gives
 * is shown as *Key points* and as a *Draft from a template*.
 */
export function createBuiltinModel(): LanguageModel {
  return {
    name: "builtin",
    summarisePost({ content }) {
      const text = keyPoints(content);
      return Promise.resolve(text === null ? null : { text, ...extractive });
    },
    analysePost(post) {
      return Promise.resolve({
        summary: keyPoints(post.content),
        keyPoints: keySentences(post.content, KEY_POINTS_AT_MOST).map((point) =>
          cutAtWord(point, KEY_POINT_MAX_LENGTH),
        ),
        suggestedAction: suggestAction(post),
        ...extractive,
      });
    },
    analyseFounder({ posts }) {
      const contents = posts.map(({ content }) => content);
      const points = contents.slice(0, PORTRAIT_POSTS).flatMap((content) => keySentences(content, 1));
      const summary = points.length === 0 ? null : cutAtWord(joinSentences(points), PORTRAIT_MAX_LENGTH);
      return Promise.resolve({ summary, themes: findThemes(contents), ...extractive });
    },
    writeEmail(request) {
      const quote = request.post === null ? null : quoteOf(request.post.content);
      return Promise.resolve({ ...fillTemplate(request, quote), quote, ...fromTemplate });
    },
  };
}
