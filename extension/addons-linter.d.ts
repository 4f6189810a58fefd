declare module "addons-linter" {
  /** As far as it is used here: https://github.com/mozilla/addons-linter */
  interface Finding {
    code: string;
    file: string;
    message: string;
  }
  interface Settings {
    config: { _: string[]; logLevel: string; output: string; stack: boolean; shouldScanFile: () => boolean };
    runAsBinary: boolean;
  }
  const linter: {
    createInstance(settings: Settings): {
      run(): Promise<{ errors: Finding[]; warnings: Finding[]; notices: Finding[] }>;
    };
  };
  export default linter;
}
