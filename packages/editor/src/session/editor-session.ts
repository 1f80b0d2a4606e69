import type { DataScope } from "@statelier/data";
import {
  applyEvent,
  type ChartConfig,
  type ChartContext,
  type EditorEffect,
  type EditorEvent,
  type HistoryTransition,
  isSame,
  makeHistory,
  type MachineContext,
  redo,
  transition,
  undo,
} from "@statelier/document";
import { type ComponentId, type CubeComponents, type Iri, parseJson } from "@statelier/model";
import type { PageError } from "@statelier/viewer";
import { noteBegun, readPublishedKey } from "@statelier/viewer/begun-charts";
import { ChartKeeper } from "./chart-keeper.ts";
import { describeError, watchPublishing } from "./describe-error.ts";
import type { SessionEnvironment, SessionNotice } from "./environment.ts";
import { LeftLayouts } from "./left-layouts.ts";
import type { ComponentsCache } from "./components-cache.ts";
import { keepTexts, type MeasuredChart, NewCharts, takeFirstChart, tryJoin } from "./new-charts.ts";
import type { EditableChart } from "./load-session.ts";
import { dropMine, isDeleted, keepDeleted, makeCopy, meetStored } from "./meet-stored.ts";
import { renewSession } from "./newest-charts.ts";
import { isUpdateOf, type OwnedChart, readOwned, toOwned, writeOwned } from "./owned-chart.ts";
import { tryPossibleFilters } from "./ask-possible-filters.ts";
import {
  activate,
  Listeners,
  type PossibleFilters,
  type SessionSnapshot,
} from "./session-snapshot.ts";
import { hasTextsBeside, TextProposals } from "./propose-texts.ts";
import { publishDocument, StoreAttempts, storeDraft } from "./publish-document.ts";
import { showOthers, showPublished } from "./show-others.ts";
import {
  isCautionRead,
  readStored,
  removeStored,
  findOther,
  writeCautionRead,
  writePublishedKey,
} from "./stored-state.ts";

/** How long it is said that a draft was saved. */
const SAID_MS = 2_000;

/** A chart in the making: the machine, and the one place where its effects are carried out. */
export class EditorSession {
  id: string;
  readonly leftLayouts: LeftLayouts;
  readonly proposals: TextProposals;
  readonly #environment: SessionEnvironment;
  readonly #keeper: ChartKeeper;
  readonly #newCharts: NewCharts;
  readonly #components: ComponentsCache;
  readonly #context: MachineContext;
  readonly #listeners = new Listeners();
  #snapshot: SessionSnapshot;
  #said: ReturnType<typeof setTimeout> | undefined;
  #publishFailure: SessionNotice | undefined;
  readonly #attempts: StoreAttempts;
  /** Takes back what was said of the last failure to publish or to save a draft. */
  #takeFailureBack: () => void = () => undefined;
  /** What was published last had readers before. */
  #isUpdate = false;

  constructor(id: string, loaded: Omit<EditableChart, "type">, environment: SessionEnvironment) {
    this.id = id;
    this.leftLayouts = new LeftLayouts(environment, id);
    this.#environment = environment;
    this.#attempts = new StoreAttempts(environment);
    const firsts = loaded.isNew ? loaded.state.chartConfigs : [];
    this.#newCharts = new NewCharts(firsts.map(({ key }) => key));
    this.#components = loaded.components;
    this.proposals = new TextProposals(environment, loaded.components);
    this.#context = {
      findComponents: loaded.components.find,
      makeKey: environment.makeKey,
      proposeTexts: this.proposals.propose,
    };
    this.#snapshot = {
      history: loaded.history ?? makeHistory(loaded.state),
      ...activate(loaded.state, this.#components),
      unanswered: undefined,
      corrected: [],
      saved: { status: "saving", at: environment.now() },
      elsewhere: loaded.elsewhere,
      publishedKey: loaded.publishedKey ?? readPublishedKey(environment.storage, id),
      owned: environment.person && (loaded.owned ?? readOwned(environment.storage, id)),
      draft: "idle",
    };
    const { history } = this.#snapshot;
    this.#keeper = new ChartKeeper(environment, history, (saved) => this.#set({ saved }));
    if (loaded.state.chartConfigs.some((config) => hasTextsBeside(config, environment.locale)))
      void this.proposeInAllLanguages();
    if (loaded.elsewhere) return;
    if (loaded.owned) writeOwned(environment.storage, id, loaded.owned);
    this.#keeper.save(this.id, this.#snapshot);
    if (loaded.publishedKey) noteBegun(environment.storage, id, { editOf: loaded.publishedKey });
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly read = (): SessionSnapshot => this.#snapshot;

  /** From now on texts are proposed in all languages, and follow their charts in all. */
  readonly proposeInAllLanguages = async (): Promise<void> => {
    const { dataSource, chartConfigs } = this.#snapshot.state;
    await this.proposals.learn(dataSource, chartConfigs);
    this.#set({});
  };

  /** Of the datasets of any chart of the document; none where these are missing. */
  readonly findComponents = ({ cubes }: Pick<ChartConfig, "cubes">): CubeComponents =>
    this.#components.findOrNone(cubes);

  /** Why the datasets of a chart are missing. */
  readonly findMissing = ({ cubes }: Pick<ChartConfig, "cubes">): PageError | undefined =>
    this.#components.findFailure(cubes);

  /** Asks for all missing datasets again; what the author has changed, and does meanwhile, stays. */
  readonly tryAgain = async (): Promise<void> => {
    const missing = this.#snapshot.state.chartConfigs.filter(this.findMissing);
    const renewals = await this.proposals.askNewest(this.#scope(), missing);
    this.#set(renewSession(this.#snapshot, renewals, this.#components));
    if (this.#snapshot.owned) writeOwned(this.#environment.storage, this.id, this.#snapshot.owned);
    this.#saveSoon();
  };

  readonly dispatch = (event: EditorEvent): void => {
    this.#newCharts.notice(event, this.#snapshot.state.activeChartKey);
    this.#travel(applyEvent(this.#snapshot.history, event, this.#context));
  };

  /** Whether a chart, with the observations that have come, will look another way once they are noticed (MP12, FC6). */
  readonly isUnsettled = (drawn: MeasuredChart): boolean => {
    const event = this.#newCharts.find(drawn, this.#environment.locale);
    if (!event || !this.#isActive(drawn)) return false;
    const { state } = this.#snapshot;
    return transition(state, event, this.#context).state !== state;
  };

  /** The observations of the active chart are there. */
  readonly noticeDrawn = (drawn: MeasuredChart): void => {
    if (!this.#isActive(drawn)) return;
    const event = this.#newCharts.measure(drawn, this.#environment.locale);
    if (event) this.dispatch(event);
  };

  #isActive({ config: { key, fields } }: MeasuredChart): boolean {
    const { config } = this.#snapshot;
    return key === config.key && isSame(fields, config.fields);
  }

  readonly undo = (): void => {
    this.#newCharts.forget();
    this.#travel(undo(this.#snapshot.history, this.#context));
  };

  readonly redo = (): void => {
    this.#newCharts.forget();
    this.#travel(redo(this.#snapshot.history, this.#context));
  };

  /** Adds the first chart of a dataset to the document; false where its source does not answer. */
  readonly addChartOf = (iri: Iri): Promise<boolean> =>
    takeFirstChart(iri, this.#loading(), {
      refusal: "chart-not-added",
      take: (chartConfig) => this.dispatch({ type: "CHART_CONFIG_ADD_NEW_DATASET", chartConfig }),
    });

  /** The active chart begins anew with another dataset, under its texts; false where its source does not answer. */
  readonly replaceDataset = (iri: Iri): Promise<boolean> =>
    takeFirstChart(iri, this.#loading(), {
      refusal: "dataset-not-replaced",
      take: (first) => {
        const { config } = this.#snapshot;
        this.#newCharts.add(config.key);
        this.dispatch({ type: "CHART_CONFIG_REPLACED", chartConfig: keepTexts(first, config) });
      },
    });

  #loading() {
    return { environment: this.#environment, proposals: this.proposals, scope: this.#scope() };
  }

  /** The active chart as it would be with another dataset. Rejects where its components do not come. */
  readonly tryDataset = async (
    iri: Iri,
    joinBy: Record<Iri, ComponentId[]>,
  ): Promise<ChartContext> => {
    const dataset = { iri, joinBy };
    const joined = await tryJoin(dataset, this.#snapshot, this.#loading(), this.#context);
    return activate(joined, this.#components);
  };

  /** Joins another dataset to those of the active chart; false where its components do not come. */
  readonly addDataset = async (iri: Iri, joinBy: Record<Iri, ComponentId[]>): Promise<boolean> => {
    try {
      await this.tryDataset(iri, joinBy);
    } catch (error) {
      this.#environment.log(String(error));
      return false;
    }
    this.dispatch({ type: "DATASET_ADD", iri, joinBy });
    return true;
  };

  /** Takes a dataset out of the active chart; that this fails is only logged. */
  readonly removeDataset = async (iri: Iri): Promise<void> => {
    const { key } = this.#snapshot.config;
    const left = this.#snapshot.config.cubes.filter((cube) => cube.iri !== iri);
    const cubes = left.length > 1 ? left : left.map((cube) => ({ iri: cube.iri }));
    try {
      await this.proposals.load(this.#scope(), cubes);
      // Another chart may have become the active one meanwhile.
      if (this.#snapshot.config.key === key) this.dispatch({ type: "DATASET_REMOVE", iri });
    } catch (error) {
      this.#environment.log(`Could not remove the dataset ${iri}: ${String(error)}`);
    }
  };

  readonly isCautionRead = (): boolean => isCautionRead(this.#environment.storage);

  readonly dismissCaution = (): void => writeCautionRead(this.#environment.storage);

  /** Takes back so many steps, or does them again where there are fewer than none. */
  readonly travelBack = (steps: number): void => {
    for (let step = 0; step < Math.abs(steps); step += 1) (steps > 0 ? this.undo : this.redo)();
  };

  /** What another tab has stored of the same chart: which panel is open there does not matter. */
  readonly noticeStored = (text: string | null): void => {
    if (text === null) return this.#follow();
    this.#meet(parseJson(text));
  };

  /** What another tab has deleted goes on as a begun chart of its own. */
  readonly keepDeleted = (): void => {
    this.#move(keepDeleted(this.#snapshot, this.#environment));
    this.#keeper.save(this.id, this.#snapshot);
  };

  /** It is deleted here, too. */
  readonly dropDeleted = (): void => this.#leaving().leave("/");

  #meet(theirs: unknown): void {
    const at = this.#environment.now();
    const state = findOther(theirs, this.#snapshot.state);
    // What was deleted in another tab was brought back there.
    if (isDeleted(this.#snapshot)) this.#set({ saved: { status: "saved", at } });
    if (!state) return;
    this.#keeper.noticeOther();
    this.#set({ elsewhere: { state, at } });
  }

  /** Another tab has saved this chart for the first time: it is the same stored chart here, so that no second one is made of it. */
  #follow(): void {
    const { storage, person } = this.#environment;
    const owned = person && readOwned(storage, this.id);
    const { draft, state } = this.#snapshot;
    // What is being stored here has its answer first.
    const isStoring = draft === "saving" || state.state === "PUBLISHING";
    if (isStoring) return;
    if (!owned) return this.#keeper.noticeDeleted(this.#snapshot.saved);
    if (owned.key === this.id) return;
    this.#keeper.dropWaiting();
    this.#set({ owned });
    this.#move(owned.key);
    const theirs = readStored(storage, owned.key);
    this.#meet(theirs?.value);
    if (!theirs || !this.#snapshot.elsewhere) this.#keeper.save(this.id, this.#snapshot);
  }

  #move(id: string): void {
    removeStored(this.#environment.storage, this.id);
    this.id = id;
    this.leftLayouts.move(id);
    this.#environment.moveTo(id);
  }

  /** What somebody else has saved is replaced once this is saved or published. */
  readonly keepMine = (): void => {
    const owned = this.#snapshot.elsewhere?.owned;
    this.#set({ elsewhere: undefined });
    if (owned) this.#own({ ...owned, asRead: "" });
    this.#keeper.save(this.id, this.#snapshot);
  };

  /** Gives up what is here; false where the address is another one then. */
  readonly dropMine = (): boolean => dropMine(this.id, this.#snapshot, this.#leaving());

  /** Goes on with a chart of its own; the other tab, or whoever has saved this one, keeps it. */
  readonly makeCopy = (): void => makeCopy(this.id, this.#snapshot, this.#leaving());

  /** What is here is given up once the page is left. */
  #leaving(): SessionEnvironment {
    const leave = (path: string): void => {
      this.#keeper.release(this.#snapshot.history);
      this.#environment.leave(path);
    };
    return { ...this.#environment, leave };
  }

  readonly publish = (): void => {
    this.#takeFailureBack();
    this.dispatch({ type: "STEP_NEXT" });
  };

  /** Keeps the chart where its owner finds it from any browser. */
  readonly saveDraft = async (): Promise<void> => {
    const { notify } = this.#environment;
    const owned = this.#findOwned();
    const { state, history } = this.#snapshot;
    this.#takeFailureBack();
    clearTimeout(this.#said);
    this.#set({ draft: "saving" });
    try {
      const stored = await storeDraft(this.#environment, state, this.#storing(owned));
      this.#keeper.release(history);
      this.#own(toOwned(stored, state));
      this.#set({ draft: "saved" });
      clearTimeout(this.#said);
      this.#said = setTimeout(() => this.#set({ draft: "idle" }), SAID_MS);
      notify({ type: "draft-saved", key: stored.key });
    } catch (error) {
      if (await this.#meetStored(error)) return this.#set({ draft: "idle" });
      this.#environment.log(`Could not ${owned ? "update" : "save"} draft: ${String(error)}`);
      this.#set({ draft: "idle" });
      const failure = describeError(error, { key: owned?.key ?? "" });
      this.#takeFailureBack = notify({ type: "draft-failed", error: failure });
    }
  };

  /** Stores at once what would be stored soon. */
  readonly flush = (): void => this.#keeper.flush();

  /** Whether the author has made steps that would go with the page. */
  readonly isUnsaved = (): boolean => {
    this.flush();
    return this.#keeper.hasUnkept(this.#snapshot.history);
  };

  /** What the datasets of the chart are called, for lists of charts that this browser holds. */
  readonly noteDatasets = (datasets: string): void =>
    noteBegun(this.#environment.storage, this.id, { datasets });

  readonly askPossibleFiltersAgain = (): void => {
    const { unanswered } = this.#snapshot;
    if (unanswered) void this.#fetchPossibleFilters(unanswered.question);
  };

  #scope(): DataScope {
    return { source: this.#snapshot.state.dataSource, locale: this.#environment.locale };
  }

  #set(change: Partial<SessionSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.tell();
  }

  #travel({ history, effects }: HistoryTransition): void {
    const { present } = history;
    const { history: before } = this.#snapshot;
    if (history.past !== before.past) this.#takeFailureBack();
    this.#listeners.together(() => {
      if ("chartConfigs" in present && history !== before)
        this.#set({ history, ...activate(present, this.#components), corrected: [] });
      for (const effect of effects) this.#run(effect);
    });
  }

  #run(effect: EditorEffect): void {
    const { log, leave } = this.#environment;
    switch (effect.type) {
      case "SAVE_LOCAL":
        return this.#saveSoon();
      case "FETCH_POSSIBLE_FILTERS":
        return void this.#fetchPossibleFilters(effect);
      case "FILTERS_CORRECTED":
        return this.#set({ corrected: effect.componentIds });
      case "PUBLISH":
        this.flush();
        return void this.#publish();
      case "NAVIGATE":
        this.flush();
        return effect.to.page === "published"
          ? showPublished(this.#environment, effect.to.key, this.#isUpdate)
          : leave("/browse");
      case "TOAST":
        return this.#notifyFailure();
      case "LOG_IGNORED":
        return log(effect.message);
    }
  }

  /** Another tab may have stored it without a word to this one. */
  #findOwned(): OwnedChart | undefined {
    const { person, storage } = this.#environment;
    if (person && !this.#snapshot.owned) this.#set({ owned: readOwned(storage, this.id) });
    return this.#snapshot.owned;
  }

  /** What is edited is this stored chart from now on, and its page has its key. */
  #own(owned: OwnedChart): void {
    const { storage } = this.#environment;
    // Other tabs with this chart find where it is by its former id.
    for (const id of new Set([owned.key, this.id])) writeOwned(storage, id, owned);
    if (owned.key === this.id) return this.#set({ owned });
    this.flush();
    this.#set({ owned });
    this.#move(owned.key);
    this.#keeper.save(this.id, this.#snapshot);
  }

  /**
   * Where somebody else has changed the chart meanwhile, the author decides what becomes of it; what is there no longer is a
   * new chart from now on. False where nothing was stored for another reason.
   */
  async #meetStored(error: unknown): Promise<boolean> {
    const met = await meetStored(error, { ...this.#snapshot, id: this.id }, this.#environment);
    if (!met) return false;
    this.flush();
    this.#set(met);
    return true;
  }

  #saveSoon(): void {
    if (this.#snapshot.elsewhere || isDeleted(this.#snapshot)) return;
    this.#set({ saved: { ...this.#snapshot.saved, status: "saving" } });
    this.#keeper.saveSoon(this.id, this.#snapshot);
  }

  async #fetchPossibleFilters(question: PossibleFilters): Promise<void> {
    const { state, unanswered } = this.#snapshot;
    // What is said of a connection stays until there is one.
    if (!unanswered?.isOffline) this.#set({ unanswered: undefined });
    const chart = { state, context: this.#context };
    const came = await tryPossibleFilters(question, this.#environment, chart);
    this.#set({ unanswered: came.unanswered });
    const { answers } = came;
    if (answers)
      this.dispatch({ type: "POSSIBLE_FILTERS_RECEIVED", chartKey: question.chartKey, answers });
  }

  #storing(owned: OwnedChart | undefined) {
    return { id: this.id, owned, attempts: this.#attempts };
  }

  async #publish(): Promise<void> {
    const owned = this.#findOwned();
    const { state } = this.#snapshot;
    const describe = watchPublishing(this.#environment, state.dataSource);
    try {
      const { storage, person } = this.#environment;
      const all = await publishDocument(this.#environment, state, this.#storing(owned));
      this.#keeper.release(this.#snapshot.history);
      showOthers(this.#environment, state, all);
      const [stored] = all;
      if (!stored) return;
      const { key } = stored;
      this.#isUpdate = isUpdateOf(owned, state);
      if (person && all.length === 1) {
        const now = toOwned(stored, state);
        writeOwned(storage, this.id, now);
        this.#set({ owned: now });
      } else writePublishedKey(storage, this.id, key);
      this.dispatch({ type: "PUBLISHED", key });
    } catch (error) {
      const isMet = await this.#meetStored(error);
      this.#publishFailure = isMet ? undefined : describe(error);
      this.dispatch({ type: "PUBLISH_FAILED", errorId: "PUBLISH_FAILED" });
    }
  }

  #notifyFailure(): void {
    const failure = this.#publishFailure;
    if (failure) this.#takeFailureBack = this.#environment.notify(failure);
  }
}
