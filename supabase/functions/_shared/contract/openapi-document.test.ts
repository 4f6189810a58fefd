import { expect, test } from "vitest";
import { endpoints } from "./endpoints.ts";
import { openApiDocument } from "./openapi-document.ts";

interface Operation {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required?: string[] } }> };
  responses: Record<string, unknown>;
}
const { paths } = openApiDocument(endpoints, "/api") as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(paths).flatMap((path) => Object.values(path));

test("describes every call once", () => {
  expect(operations).toHaveLength(endpoints.length);
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(endpoints.length);
});

test("names the parameters of paths and queries", () => {
  const operation = paths["/founders/{founderId}/ai-timeline"]?.["get"];
  expect(operation?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ["founderId", "path", true],
    ["limit", "query", false],
  ]);
});

test("describes what is sent as it is typed in, and a call without a body as one", () => {
  const schema = paths["/tasks"]?.["post"]?.requestBody?.content["application/json"]?.schema;
  expect(Object.keys(schema?.properties ?? {})).toContain("dueDate");
  expect(schema?.required).toEqual(["title"]);
  expect(paths["/tasks/{taskId}"]?.["delete"]).toMatchObject({ responses: { 204: expect.anything() as unknown } });
});

test("asks for a token where the API does", () => {
  expect(operations.filter((operation) => operation.security.length === 0).map((one) => one.operationId)).toEqual([
    "postAuthLogin",
    "postAuthRegister",
    "postExtensionConnect",
  ]);
});

test("describes the refusal of an account that is closed or unconfirmed where one signs in", () => {
  expect(paths["/auth/login"]?.["post"]?.responses).toHaveProperty("403");
  expect(paths["/auth/register"]?.["post"]?.responses).toHaveProperty("403");
});

test("says of a number that is cut to its bound that it is", () => {
  const [limit] = paths["/ai/outreach/opportunities"]?.["get"]?.parameters ?? [];
  expect(limit).toMatchObject({ schema: { default: 10, description: "Above 10 counts as 10." } });
});

test("leaves no reply undescribed", () => {
  for (const operation of operations) {
    const reply = JSON.stringify(operation.responses["200"] ?? operation.responses["204"]);
    expect(reply, operation.operationId).not.toContain('"schema":{}');
  }
});
