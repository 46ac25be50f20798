/// The codes that languages have by ISO 639: two small letters, or three.
enum LanguageCode {
  /// Those that Foundation knows and of which CLDR does not say how they count.
  static let others = Set(table.split(separator: " ").map(String.init))

  private static let table = """
    aa ab ace ach ada ady ae aeb afh agq ain akk akz ale aln alt ang anp apw arc arn aro arp \
    arq arw ary arz ase av avk awa ay ba ban bar bas bax bbc bbj bej ber bew bez bfd bfq bgc \
    bgn bh bi bik bin bjn bkm bla blo bpy bqi br bra brh bss bua bug bum byn byv cad car cay \
    cch ccp cgg ch chb chg chk chm chn cho chp chy cic co cop cps cr crh csb csw cu cv dak \
    dar dav del den dgr din dje dtp dua dum dyo dyu dzg ebu efi egl egy eka elx enm esu ewo \
    ext fan fat fit fj fon frc frm fro frp frr frs gaa gag gan gay gba gbz gez gil glk gmh \
    gn goh gom gon gor got grb grc guc gur guz gv gwi hai hak hif hil hit hmn ho hsn ht hup \
    hz iba ibb ie ik ilo inh izh jam jbo jgo jpr jrb jut kaa kac kaj kam kaw kbd kbl kcg kde \
    kea ken kfo kg kgp kha kho khq khw ki kiu kj kkj kln km kmb koi kos kpe kr krc kri krj \
    krl kru ksb ksf ksh kum kut kv kw kxv la lad lag lah lam lez lfn li liv lkt lmo lol loz \
    lrc ltg lu lua lui lun luo lus lut luy lzh lzz mad maf mag mai mak man mde mdf mdh mdr \
    men mer mfe mga mgh mh mi mic mid min mis mnc mni moh mos mrj mua mus mwl mwr mwv mye \
    myv mzn na nan nap nds new ng nia niu njo nmg nnh nnp nog non nov nus nv nwc nym nyo nzi \
    oc oj osa ota otk oui pag pal pam pau pcd pdc pdt peo pfl phn pi pms pnt pon pqm pro qu \
    quc qug raj rap rar rej rgn rhg rif rn rom rtm rue rug rup rw sa sad sah sam sas saz sba \
    sbp sco sdc sdh see seh sei sel ses sga sgs shi shn shu sid sjd sje sju sli sly sm snk \
    sog srn srr ssy stq suk sus sux swb syc szl tcy tem ter tet tg tiv tkl tkr tlh tli tly \
    tmh tog tok tpi tru trv tsd tsi tt ttt tum tvl tw twq ty tyv tzm udm uga umb vai vep vls \
    vmf vmw vot vro wal war was wbp wuu xal xmf xnr yao yap yav ybb yrl za zap zbl zea zen \
    zgh zun zza
    """
}
